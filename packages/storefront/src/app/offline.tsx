import { useLingui } from '@lingui/react/macro';
import { OfflineBar } from '@dasturxon/ui/offline-bar';
import { useSyncExternalStore } from 'react';

function onNetwork(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Shows above every page that the network is gone, as long as it is (F01). Needs no chunk: none could be loaded. */
export function Offline() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <OfflineBar text={t`No internet. Your basket is saved.`} />;
}

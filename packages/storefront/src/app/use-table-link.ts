import { useLingui } from '@lingui/react';
import { useStore } from 'jotai';
import { useEffect } from 'react';

import { settingsAtom } from '../state/boot.ts';

/** A guest who came by the link on a table (`?table=`) sits there; the address loses it once it was read (IMP-12). */
export function useTableLink(): void {
  const store = useStore();
  const { i18n } = useLingui();
  useEffect(() => {
    const address = new URL(location.href);
    const link = address.searchParams.get('table');
    if (link === null || !store.get(settingsAtom).services.includes('DINE_IN')) return;
    address.searchParams.delete('table');
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
    void import('../features/table/open-table-link.ts').then(({ openTableLink }) =>
      openTableLink({ store, i18n }, link),
    );
  }, [store, i18n]);
}

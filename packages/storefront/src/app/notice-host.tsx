import { useLingui } from '@lingui/react/macro';
import { Toaster } from '@dasturxon/ui/toaster';
import { useAtomValue, useSetAtom } from 'jotai';

import { dismissAtom, noticesAtom } from '../state/notices.ts';

/** Where notices appear. Comes with its own chunk when there is the first thing to say. */
export function NoticeHost() {
  const { t } = useLingui();
  const notices = useAtomValue(noticesAtom);
  const dismiss = useSetAtom(dismissAtom);
  return <Toaster toasts={notices} label={t`Notifications`} closeLabel={t`Close`} onClose={dismiss} />;
}

import { NOTIFICATION } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { Toaster } from '@dasturxon/ui/toaster';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { usePath } from '../router/navigation.ts';
import { dismissAtom, leavePageAtom, noticesAtom } from '../store/notices.ts';

/** Where notices appear. Its chunk is loaded with the first notice. */
export function NoticeHost() {
  const { t } = useLingui();
  const notices = useAtomValue(noticesAtom);
  const dismiss = useSetAtom(dismissAtom);
  const leavePage = useSetAtom(leavePageAtom);
  const path = usePath('/');
  useEffect(() => leavePage(path), [leavePage, path]);
  return (
    <Toaster
      {...NOTIFICATION}
      toasts={notices}
      label={t`Notifications`}
      closeLabel={t`Close`}
      onClose={dismiss}
    />
  );
}

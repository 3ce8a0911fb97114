import { Button } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

import type { SessionProps } from '../session/session-props.ts';

const AutoAcceptDialog = lazy(async () => ({
  default: (await import('./auto-accept-dialog.tsx')).AutoAcceptDialog,
}));

/** The button of automatic acceptance; hidden without the permission. */
export function AutoAcceptControl({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!session.permissions.includes('branch.setUp') || session.branches.length === 0) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t`Automatic acceptance`}</Button>
      {isOpen && (
        <Suspense>
          <AutoAcceptDialog session={session} putBranch={putBranch} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

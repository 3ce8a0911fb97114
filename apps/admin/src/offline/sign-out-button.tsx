import { Button } from '@dasturxon/admin-ui/button';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useSignOut } from '../session/session.ts';
import { OnlineButton } from './online-button.tsx';
import { useQueue } from './use-offline.ts';

/** Signs out. What the device keeps is removed; with writes that are not sent it asks first. */
export function SignOutButton({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const signOut = useSignOut(session);
  const [isAsking, setAsking] = useState(false);
  const count = useQueue().writes.length;
  if (isAsking && count > 0)
    return (
      <>
        <OnlineButton look="danger" isPending={signOut.isPending} onPress={() => signOut.mutate()}>
          {t`Sign out and delete what is not sent: ${count}`}
        </OnlineButton>
        <Button autoFocus onPress={() => setAsking(false)}>{t`Stay signed in`}</Button>
      </>
    );
  return (
    <OnlineButton
      isPending={signOut.isPending}
      onPress={() => (count > 0 ? setAsking(true) : signOut.mutate())}
    >
      {t`Sign out`}
    </OnlineButton>
  );
}

import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { unsentWrites } from './office-store.ts';

type Unsent = Awaited<ReturnType<typeof unsentWrites>>;

/** At the sign-in: whose writes this device has not sent. They are sent once that person has signed in. */
export function UnsentNotice() {
  const { t } = useLingui();
  const [unsent, setUnsent] = useState<Unsent>([]);
  useEffect(() => {
    void unsentWrites()
      .catch(() => [])
      .then(setUnsent);
  }, []);
  if (unsent.length === 0) return null;
  return (
    <Notice tone="warn">
      {unsent.map(({ owner, name, count }) => {
        const who = name ?? '';
        return (
          <p key={owner}>
            {who === ''
              ? t`Not sent yet: ${count}. Sign in again to send it.`
              : t`Not sent yet: ${count} (${who}). It is sent when ${who} signs in.`}
          </p>
        );
      })}
    </Notice>
  );
}

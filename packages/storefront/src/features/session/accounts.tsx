import type { User } from '@dasturxon/core/auth';
import { formatPhone, fullName, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { PlusIcon, UserIcon } from '@dasturxon/ui/icons';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { otherAccounts, switchAccount } from '../../domains/account/accounts.ts';
import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { notifyAtom } from '../../store/notices.ts';
import { sessionAtom } from '../../domains/session/session.ts';

const phoneOf = ({ phone }: User) => leftToRight(formatPhone(phone ?? ''));

/** Other accounts on this device, each a button, and sign-in to one more (SES-16). */
export function Accounts() {
  const { t } = useLingui();
  const store = useStore();
  const notify = useSetAtom(notifyAtom);
  const session = useAtomValue(sessionAtom);
  const others = otherAccounts(store);
  if (session === null && others.length === 0) return null;

  const change = (user: User) => {
    if (!switchAccount(store, user.id)) return;
    const name = fullName(user) || phoneOf(user);
    notify({ text: t`You are now ${name}` });
  };
  return (
    <SectionCard title={others.length > 0 ? t`Accounts on this device` : undefined}>
      {others.map((user) => (
        <Cell
          key={user.id}
          icon={<UserIcon />}
          title={fullName(user) || phoneOf(user)}
          description={fullName(user) ? phoneOf(user) : t`Continue with this account`}
          onClick={() => change(user)}
        />
      ))}
      {session ? (
        <Cell
          icon={<PlusIcon />}
          title={t`Add another account`}
          onClick={() => askToSignIn(store, '/profile', { replace: false })}
        />
      ) : null}
    </SectionCard>
  );
}

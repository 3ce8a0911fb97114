import { formatPhone, fullName, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { UserIcon } from '@dasturxon/ui/icons';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue, useStore } from 'jotai';

import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { AppLinks } from '../../features/content/app-links.tsx';
import { BrandTop } from '../../features/profile/brand-top.tsx';
import { HostClient } from '../../features/profile/host-client.tsx';
import { CashbackCell } from '../../features/profile/cashback-cell.tsx';
import { BrandLinks, OwnLinks } from '../../features/profile/profile-links.tsx';
import { ThemeCard } from '../../features/profile/theme-card.tsx';
import { Accounts } from '../../features/session/accounts.tsx';
import { SignOutButton } from '../../features/session/sign-out-button.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { followCell } from '../../router/follow-cell.ts';
import { back } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import { sessionAtom } from '../../domains/session/session.ts';

/** The customer and links to their data (RT-25); a guest is invited to sign in (SES-12). */
export function ProfileScreen() {
  const { t } = useLingui();
  const { features } = useAtomValue(settingsAtom);
  const session = useAtomValue(sessionAtom);
  useTitle(t`Profile`);
  return (
    <PageFrame title={t`Profile`} backLabel={t`Back`} onBack={() => back('/')}>
      <BrandTop />
      <SectionCard>{session ? <Person /> : <Invitation />}</SectionCard>
      {session ? null : <Accounts />}
      <SectionCard>
        {session && features.balance ? <CashbackCell userId={session.user.id} /> : null}
        <OwnLinks />
      </SectionCard>
      <SectionCard>
        <BrandLinks />
      </SectionCard>
      <AppLinks title={t`Our app`} besideChat />
      <ThemeCard />
      {session ? (
        <>
          <Accounts />
          <SectionCard>
            <SignOutButton />
          </SectionCard>
        </>
      ) : null}
      <HostClient />
    </PageFrame>
  );
}

function Person() {
  const { t } = useLingui();
  const user = useAtomValue(sessionAtom)?.user;
  const phone = user?.phone && leftToRight(formatPhone(user.phone));
  const name = fullName(user);
  return (
    <Cell
      icon={<UserIcon />}
      title={name || phone || t`My details`}
      description={[t`My details`, name && phone].filter(Boolean).join(' · ')}
      href="/profile/user"
      onClick={followCell('/profile/user')}
    />
  );
}

function Invitation() {
  const { t } = useLingui();
  const store = useStore();
  return (
    <>
      <Cell icon={<UserIcon />} title={t`Guest`} description={t`Sign in to order and to track your order.`} />
      <PrimaryButton onClick={() => askToSignIn(store, '/profile')}>{t`Sign in`}</PrimaryButton>
    </>
  );
}

import { formatPhone } from '@dasturxon/core/format';
import { LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { GiftIcon, GlobeIcon, PinIcon, ReceiptIcon, StoreIcon, UserIcon } from '@dasturxon/ui/icons';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import type { ReactNode } from 'react';

import { useApi } from '../../data/api.ts';
import { cashbackQuery } from '../../data/payments.ts';
import { askToSignIn } from '../../data/session.ts';
import { SignOutButton } from '../../features/session/sign-out-button.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { pageAtom } from '../../state/boot.ts';
import { sessionAtom } from '../../state/session.ts';
import { useOrderWords } from '../../state/use-order-words.ts';

/** Who is here and where their things are (RT-22); a guest is invited to sign in (SES-12). */
export function ProfileScreen() {
  const { t } = useLingui();
  const { settings, language } = useAtomValue(pageAtom);
  const session = useAtomValue(sessionAtom);
  const { features, languages } = settings;
  useTitle(t`Profile`);
  const links: { href: string; title: string; icon: ReactNode; end?: string; isShown?: boolean }[] = [
    { href: '/profile/orders', title: t`My orders`, icon: <ReceiptIcon /> },
    { href: '/profile/address', title: t`My addresses`, icon: <PinIcon /> },
    { href: '/branches', title: t`Branches`, icon: <StoreIcon />, isShown: features.branches },
    {
      href: '/language',
      title: t`Language`,
      icon: <GlobeIcon />,
      end: LANGUAGE_NAMES[language],
      isShown: languages.offered.length > 1,
    },
  ];

  return (
    <PageFrame title={t`Profile`} backLabel={t`Back`} onBack={() => back('/')}>
      <SectionCard>{session ? <Person /> : <Invitation />}</SectionCard>
      <SectionCard>
        {session && features.balance ? <Balance userId={session.user.id} /> : null}
        {links.map(({ href, title, icon, end, isShown = true }) =>
          isShown ? (
            <Cell
              key={href}
              href={href}
              title={title}
              icon={icon}
              end={end}
              onClick={(event) => {
                event.preventDefault();
                go(href);
              }}
            />
          ) : null,
        )}
      </SectionCard>
      {session ? (
        <SectionCard>
          <SignOutButton />
        </SectionCard>
      ) : null}
    </PageFrame>
  );
}

function Person() {
  const user = useAtomValue(sessionAtom)?.user;
  const phone = <bdi dir="ltr">{formatPhone(user?.phone ?? '')}</bdi>;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <Cell icon={<UserIcon />} title={name || formatPhone(user?.phone ?? '')} end={name ? phone : null} />
  );
}

function Invitation() {
  const { t } = useLingui();
  const store = useStore();
  return (
    <>
      <Cell
        icon={<UserIcon />}
        title={t`Guest`}
        description={t`Sign in to order and to follow your order.`}
      />
      <PrimaryButton onClick={() => askToSignIn(store, '/profile')}>{t`Sign in`}</PrimaryButton>
    </>
  );
}

/** The customer's points (IMP-19). */
function Balance({ userId }: { userId: string }) {
  const { t } = useLingui();
  const words = useOrderWords();
  const balance = useQuery(cashbackQuery(useApi(), userId)).data?.balance;
  return (
    <Cell icon={<GiftIcon />} title={t`Cashback`} end={balance === undefined ? null : words.money(balance)} />
  );
}

import { LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { chatLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import {
  BellIcon,
  BriefcaseIcon,
  CalendarIcon,
  CardIcon,
  ChatIcon,
  GlobeIcon,
  HeartIcon,
  InfoIcon,
  PercentIcon,
  PhoneIcon,
  PinIcon,
  ReceiptIcon,
  StoreIcon,
} from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { followCell } from '../../router/follow-cell.ts';
import { pageAtom } from '../../store/boot.ts';

type ProfileLink = { href: string; title: string; icon: ReactNode; end?: string } | false;

/** The customer's own things; each page is linked only while the merchant has it switched on (SET-09, SET-14, SET-15). */
export function OwnLinks() {
  const { t } = useLingui();
  const { features, payments } = useAtomValue(pageAtom).settings;
  return (
    <Links
      links={[
        { href: '/profile/orders', title: t`My orders`, icon: <ReceiptIcon /> },
        { href: '/profile/address', title: t`My addresses`, icon: <PinIcon /> },
        payments.includes('card') && { href: '/profile/cards', title: t`My cards`, icon: <CardIcon /> },
        features.booking && {
          href: '/profile/reservations',
          title: t`My reservations`,
          icon: <CalendarIcon />,
        },
        features.favourite && { href: '/profile/favorites', title: t`Favourites`, icon: <HeartIcon /> },
        features.promo && { href: '/profile/promos', title: t`Promo codes`, icon: <PercentIcon /> },
        features.notifications && { href: '/notifications', title: t`Notifications`, icon: <BellIcon /> },
      ]}
    />
  );
}

/** The brand's pages, its chat and the language (SET-02, SET-05…08, SET-11). */
export function BrandLinks() {
  const { t } = useLingui();
  const { settings, language } = useAtomValue(pageAtom);
  const { features, languages } = settings;
  const chat = chatLink(settings);
  return (
    <>
      {chat ? <Cell href={chat} title={t`Chat with us`} icon={<ChatIcon />} /> : null}
      <Links
        links={[
          languages.offered.length > 1 && {
            href: '/language',
            title: t`Language`,
            icon: <GlobeIcon />,
            end: LANGUAGE_NAMES[language],
          },
          features.booking && { href: '/reservations', title: t`Book a table`, icon: <CalendarIcon /> },
          features.branches && { href: '/branches', title: t`Branches`, icon: <StoreIcon /> },
          { href: '/contact', title: t`Contacts`, icon: <PhoneIcon /> },
          features.vacancies && { href: '/vacancy', title: t`Vacancies`, icon: <BriefcaseIcon /> },
          features.aboutMerchant && { href: '/about', title: t`About the company`, icon: <InfoIcon /> },
          { href: '/offerta', title: t`Public offer`, icon: <InfoIcon /> },
          features.termsOfUse && { href: '/terms', title: t`Terms of use`, icon: <InfoIcon /> },
          features.privacy && { href: '/privacy', title: t`Privacy policy`, icon: <InfoIcon /> },
        ]}
      />
    </>
  );
}

function Links({ links }: { links: readonly ProfileLink[] }) {
  return links.map((link) =>
    link ? <Cell key={link.href} {...link} onClick={followCell(link.href)} /> : null,
  );
}

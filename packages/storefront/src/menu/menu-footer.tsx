import { localize } from '@dasturxon/core/kernel';
import { contactLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { Footer } from '@dasturxon/ui/footer';
import { useAtomValue } from 'jotai';
import { memo } from 'react';

import { go } from '../router/navigation.ts';
import { pageAtom } from '../store/boot.ts';

/** The foot of the menu: the pages that the merchant has switched on, its contacts and copyright lines (SCR-16). */
export const MenuFooter = memo(function MenuFooter() {
  const { t } = useLingui();
  const { settings, language } = useAtomValue(pageAtom);
  const { features, look, contacts, languages } = settings;
  const links = [
    features.aboutMerchant && { id: 'about', label: t`About us`, href: '/about' },
    features.branches && { id: 'branches', label: t`Branches`, href: '/branches' },
    features.vacancies && { id: 'vacancy', label: t`Vacancies`, href: '/vacancy' },
    { id: 'offerta', label: t`Public offer`, href: '/offerta' },
    features.termsOfUse && { id: 'terms', label: t`Terms of use`, href: '/terms' },
    features.privacy && { id: 'privacy', label: t`Privacy policy`, href: '/privacy' },
    { id: 'contact', label: t`Contacts`, href: '/contact' },
    languages.offered.length > 1 && { id: 'language', label: t`Language`, href: '/language' },
  ].filter((link) => link !== false);

  return (
    <Footer
      label={t`About the restaurant`}
      links={links}
      contactsLabel={t`Contacts`}
      contacts={contacts.map(({ type, value }) => ({
        id: type + value,
        label: value.replace('https://', ''),
        href: contactLink({ type, value }),
      }))}
      start={localize(look.leftCopyWrite, language, languages.main)}
      end={localize(look.rightCopyWrite, language, languages.main)}
      onNavigate={(href) => {
        go(href);
        return true;
      }}
    />
  );
});

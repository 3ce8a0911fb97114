import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';

import { AppLinks } from '../../features/content/app-links.tsx';
import { BrandContacts } from '../../features/content/brand-contacts.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import styles from './contact-screen.module.css';

/** How the brand is reached (SCR-21). */
export function ContactScreen() {
  const { t } = useLingui();
  const { contacts, features } = useAtomValue(settingsAtom);
  useTitle(t`Contacts`);
  return (
    <PageFrame title={t`Contacts`} backLabel={t`Back`} onBack={() => back('/')}>
      {contacts.length > 0 ? (
        <div className={styles.list}>
          <SectionCard>
            <BrandContacts />
          </SectionCard>
        </div>
      ) : (
        <EmptyState
          drawing="store"
          title={t`No contacts yet`}
          text={t`Ask at any branch.`}
          action={
            features.branches ? (
              <PrimaryButton onClick={() => go('/branches')}>{t`Our branches`}</PrimaryButton>
            ) : null
          }
        />
      )}
      <AppLinks title={t`Our app`} besideChat />
    </PageFrame>
  );
}

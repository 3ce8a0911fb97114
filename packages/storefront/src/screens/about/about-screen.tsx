import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '@dasturxon/ui/section-card';

import { AboutLinks } from '../../features/content/about-links.tsx';
import { AppLinks } from '../../features/content/app-links.tsx';
import { PolicyPage } from '../policy-page.tsx';
import { whenOn } from '../when-on.tsx';
import styles from './about-screen.module.css';

/** The company's own description, with links to its other pages (RT-02, SET-07). */
export const AboutScreen = whenOn('about', function About() {
  const { t } = useLingui();
  return (
    <PolicyPage title={t`About the company`} type="ABOUT_COMPANY">
      <div className={styles.links}>
        <SectionCard>
          <AboutLinks />
        </SectionCard>
      </div>
      <AppLinks title={t`Our app`} />
    </PolicyPage>
  );
});

import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { LanguageSelect } from '../i18n/language-select.tsx';
import styles from './onboarding.module.css';
import { BrandForm } from './brand-form.tsx';
import { useBrandInvite } from './use-start.ts';

/** The page of an operator's link, on the platform's host: makes the brand, then leads to its own back office. */
export function StartScreen() {
  const { t } = useLingui();
  const [token] = useState(() => location.hash.slice(1));
  const { data: offer, error } = useBrandInvite(token);
  const problem = useCallError(error);
  const made = offer?.made ?? null;
  const name = made?.name ?? '';
  return (
    <main className={styles['start']}>
      <h1>{t`Open your restaurant online`}</h1>
      {problem !== '' && <Notice tone="bad">{problem}</Notice>}
      {made !== null && (
        <Notice>
          {t`This link has made the brand ${name}.`} <a href={made.goTo}>{t`Go on with the set-up`}</a>
        </Notice>
      )}
      {offer && made === null && <BrandForm token={token} platformHost={offer.platformHost} />}
      <LanguageSelect />
    </main>
  );
}

import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import styles from './second-factor.module.css';

type Props = { codes: readonly string[]; onSaved: () => void };

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t } = useLingui();
  return (
    <section className={styles['form']}>
      <h2>{t`Recovery codes`}</h2>
      <Notice tone="warn">
        {t`Write these codes down and keep them safe. Each signs you in once if your phone is lost. They are not shown again.`}
      </Notice>
      <ul className={styles['codes']} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="main" autoFocus onPress={onSaved}>
        {t`I have saved them`}
      </Button>
    </section>
  );
}

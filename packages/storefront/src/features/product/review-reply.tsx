import { useLingui } from '@lingui/react/macro';

import styles from './reviews.module.css';

/** What the restaurant answered to a review, below it (B34). */
export function ReviewReply({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <p className={styles.reply}>
      <span className={styles.quiet}>{t`The restaurant’s reply`}</span>
      <bdi>{text}</bdi>
    </p>
  );
}

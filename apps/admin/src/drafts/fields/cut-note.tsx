import { type CutAt, cutText, SHOWN_LENGTH, shownLength } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import styles from './fields.module.css';

/** The length of a text beside what is shown, and the beginning that guests see of a longer one (BO-472). */
export function CutNote({ text, at }: { text: string; at: CutAt }) {
  const { t } = useLingui();
  if (text.trim() === '') return null;
  const [length, most] = [shownLength(text), SHOWN_LENGTH[at]];
  const shown = cutText(text, at);
  if (shown === null) return <p className={styles['was']}>{t`Length: ${length} of ${most}`}</p>;
  const place = at === 'card' ? t`On a card of a phone: ${shown}` : t`Under a shared link: ${shown}`;
  return (
    <p className={styles['cut']}>
      {t`Length: ${length} of ${most}`}. {place}
    </p>
  );
}

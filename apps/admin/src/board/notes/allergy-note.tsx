import { Badge } from '@dasturxon/admin-ui/badge';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import styles from './allergy-note.module.css';

/** What the guest must not be served, marked by a word and not by its colour alone; nothing without it (BO-291). */
export function AllergyNote({ order }: { order: Pick<BoardOrder, 'allergies'> }) {
  const { t } = useLingui();
  if (order.allergies === null) return null;
  return (
    <p className={styles['note']}>
      <Badge tone="bad">{t`Allergies`}</Badge> <bdi>{order.allergies}</bdi>
    </p>
  );
}

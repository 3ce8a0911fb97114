import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { IF_MISSING_LABELS } from '../labels.ts';
import styles from '../order-card.module.css';

/** What the guest wants when a dish has run out; nothing for an order without that choice. */
export function IfMissingNote({ order }: { order: Pick<BoardOrder, 'ifMissing'> }) {
  const { i18n } = useLingui();
  if (order.ifMissing === null) return null;
  return <p className={styles['wish']}>{i18n._(IF_MISSING_LABELS[order.ifMissing])}</p>;
}

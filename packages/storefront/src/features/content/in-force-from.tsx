import { formatDate, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';

import { useDeps } from '../../hosts/deps.ts';
import styles from './in-force-from.module.css';

/** From when a text of the brand is in force; nothing without a date. */
export function InForceFrom({ moment }: { moment: string | null }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  if (moment === null) return null;
  const date = leftToRight(formatDate(moment, { time: true }, timeZone));
  return <p className={styles['inForceFrom']}>{t`In force from ${date}`}</p>;
}

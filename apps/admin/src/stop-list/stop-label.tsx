import { Badge } from '@dasturxon/admin-ui/badge';
import type { ProductStop } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { untilText } from '../branches/until-text.ts';
import styles from './stop-list-screen.module.css';

type Props = { stop: ProductStop | null; now: Date; zone: string };

/** Until when something is off sale or how much is left of it, by whom and why. */
export function StopLabel({ stop, now, zone }: Props) {
  const { t } = useLingui();
  if (stop === null) return null;
  const time = stop.until ? untilText(stop.until, now, zone) : '';
  const { left } = stop;
  const details = [stop.by, stop.reason].filter(Boolean).join(' · ');
  return (
    <>
      {left === null ? (
        <Badge tone="bad">{stop.until ? t`Off until ${time}` : t`Off until put back`}</Badge>
      ) : (
        <Badge tone="warn">{t`${left} left`}</Badge>
      )}
      {details !== '' && <span className={styles['details']}>{details}</span>}
    </>
  );
}

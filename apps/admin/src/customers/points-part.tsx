import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { formatDate, formatNumber, leftToRight } from '@dasturxon/core/format';
import type { CustomerCard, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { AdjustPoints } from './adjust-points.tsx';
import { ADJUST_LABELS, pointsLabel } from './customer-labels.ts';
import page from '../app/page-column.module.css';
import styles from './customers.module.css';

/** `+4 500`, `−9 000`: the sign before the digits in every direction of text. */
const signed = (amount: number): string =>
  leftToRight(`${amount < 0 ? '−' : '+'}${formatNumber(Math.abs(amount))}`);

type Props = { card: CustomerCard; session: StaffSession };

/** The points of a guest: the balance, and every line that made it, the newest first. */
export function PointsPart({ card, session }: Props) {
  const { t, i18n } = useLingui();
  const { balance, history } = card.points;
  const shown = formatNumber(balance);
  return (
    <section className={styles['part']} aria-label={t`Points`}>
      <h3>{t`Points: ${shown}`}</h3>
      <AdjustPoints card={card} session={session} />
      {history.length === 0 && <p className={page['quiet']}>{t`No points have come or gone yet.`}</p>}
      <RowList label={t`Changes of the points`}>
        {history.map((line) => {
          const { orderNumber: number, createdDate: at } = line;
          const after = line.balance === null ? '' : formatNumber(line.balance);
          return (
            <Row
              key={line.id}
              title={i18n._(pointsLabel(line))}
              details={[
                at === null ? null : formatDate(at, { time: true }, session.timeZone),
                line.adjusted === null ? null : i18n._(ADJUST_LABELS[line.adjusted]),
                number === null ? null : t`Order ${number}`,
                after === '' ? null : t`Balance after it: ${after}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              <b className={styles['amount']}>{signed(line.amount)}</b>
            </Row>
          );
        })}
      </RowList>
    </section>
  );
}

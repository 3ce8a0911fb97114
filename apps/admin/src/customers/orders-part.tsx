import { Badge } from '@dasturxon/admin-ui/badge';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { addressText } from '@dasturxon/core/address';
import { formatDate } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { CustomerCard, LastOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { SERVICE_LABELS, STATUS_LABELS } from '../board/labels.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { priceText } from '../prices/price-text.ts';
import page from '../app/page-column.module.css';
import styles from './customers.module.css';

const TONES: Partial<Record<LastOrder['status'], 'good' | 'bad'>> = {
  CANCELED: 'bad',
  CLOSED: 'good',
  DELIVERED: 'good',
};

function OrderRow({ order, session }: { order: LastOrder; session: StaffSession }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { number, status, timestamp } = order;
  const branch = session.branches.find(({ id }) => id === order.branchId);
  const about = [
    timestamp === null ? null : formatDate(timestamp, { time: true }, session.timeZone),
    i18n._(SERVICE_LABELS[order.serviceType]),
    branch ? localize(branch.name, language) : null,
    order.lines.map((line) => localize(line.name, language)).join(', '),
  ];
  return (
    <Row
      label={t`Order ${number}`}
      title={<b>{t`Order ${number}`}</b>}
      note={priceText(order.totalPrice, language)}
      details={<span dir="auto">{about.filter(Boolean).join(' · ')}</span>}
    >
      <Badge tone={TONES[status] ?? 'plain'}>{i18n._(STATUS_LABELS[status])}</Badge>
    </Row>
  );
}

type Props = { card: CustomerCard; session: StaffSession };

/** What a guest ordered last at the branches of the session. */
export function OrdersPart({ card, session }: Props) {
  const { t } = useLingui();
  return (
    <section className={styles['part']} aria-label={t`Last orders`}>
      <h3>{t`Last orders`}</h3>
      {card.orders.length === 0 && <p className={page['quiet']}>{t`No orders yet.`}</p>}
      <RowList>
        {card.orders.map((order) => (
          <OrderRow key={order.id} order={order} session={session} />
        ))}
      </RowList>
    </section>
  );
}

/** Where orders of a guest were brought to, and what they saved. */
export function AddressesPart({ card }: Pick<Props, 'card'>) {
  const { t } = useLingui();
  if (card.addresses.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t`Addresses`}>
      <h3>{t`Addresses`}</h3>
      <RowList>
        {card.addresses.map((address) => {
          const text = addressText(address);
          return (
            <Row key={text} title={<span dir="auto">{text}</span>}>
              {card.tooFar.includes(text) && <Badge tone="warn">{t`Was too far`}</Badge>}
            </Row>
          );
        })}
      </RowList>
    </section>
  );
}

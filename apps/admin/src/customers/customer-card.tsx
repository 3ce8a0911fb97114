import { Badge } from '@dasturxon/admin-ui/badge';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatDate } from '@dasturxon/core/format';
import type { CustomerCard as Card, CustomerLine, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { priceText } from '../prices/price-text.ts';
import { BlockPart } from './block-part.tsx';
import page from '../app/page-column.module.css';
import styles from './customers.module.css';
import { ErasePart } from './erase-part.tsx';
import { AddressesPart, OrdersPart } from './orders-part.tsx';
import { PhonePart } from './phone-part.tsx';
import { PointsPart } from './points-part.tsx';
import { useCustomer } from './use-customers.ts';

type Props = { card: Card; session: StaffSession };

/** How much a guest ordered, and since when they are known. */
function Figures({ card, session }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const figures = [
    [t`Orders`, String(card.orderCount)],
    [t`Orders handed over`, String(card.soldCount)],
    [t`Revenue`, priceText(card.revenue, language)],
    [t`Guest since`, formatDate(card.createdAt, {}, session.timeZone)],
  ];
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles['figure']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={page['quiet']}>
        {t`Revenue: orders that were handed over, after discounts, without delivery and tips, less refunds.`}
      </p>
    </>
  );
}

function Parts({ card, session, onErased }: Props & { onErased: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles['head']}>
        <PhonePart card={card} />
        {card.block.isBlocked && <Badge tone="bad">{t`Blocked`}</Badge>}
      </p>
      <BlockPart card={card} session={session} />
      <Figures card={card} session={session} />
      <OrdersPart card={card} session={session} />
      <AddressesPart card={card} />
      <PointsPart card={card} session={session} />
      <ErasePart card={card} session={session} onErased={onErased} />
    </>
  );
}

type DialogProps = {
  line: CustomerLine;
  session: StaffSession;
  onClose: () => void;
  onErased: () => void;
};

/** The card of a guest in a panel beside the list. */
export function CustomerCard({ line, session, onClose, onErased }: DialogProps) {
  const { t } = useLingui();
  const { data, error } = useCustomer(line.id);
  const failure = useCallError(error);
  return (
    <Dialog title={line.name ?? t`Without a name`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['card']}>
        {failure !== '' && <Notice tone="bad">{failure}</Notice>}
        {data && <Parts card={data} session={session} onErased={onErased} />}
      </div>
    </Dialog>
  );
}

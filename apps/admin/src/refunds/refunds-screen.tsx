import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { leftToRight } from '@dasturxon/core/format';
import { isRefundOverdue, type StaffSession, type WaitingRefund } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';

import { priceText } from '../prices/price-text.ts';
import { OfficeFrame } from '../app/office-frame.tsx';
import { PAYMENT_LABELS } from '../board/labels.ts';
import { useCallError } from '../board/use-call-error.ts';
import { untilText } from '../branches/until-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useNow } from '../time/use-now.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { REFUND_REASON_LABELS } from './refund-labels.ts';
import styles from './refunds.module.css';
import { mayRefund, useWaitingRefunds } from './use-refunds.ts';
import type { SessionProps } from '../session/session-props.ts';

type Listed = { refund: WaitingRefund; session: StaffSession; onFinish: () => void };

function RefundRow({ refund, session, onFinish }: Listed) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const { orderNumber: number, guest, note, isByHand } = refund;
  const label = PAYMENT_LABELS[refund.paymentType];
  const way = typeof label === 'string' ? label : i18n._(label);
  const reason = REFUND_REASON_LABELS[refund.reason];
  const since = untilText(refund.createdAt, now, session.timeZone);
  const sum = priceText(refund.amount, language);
  const about = refund.isSurplus ? t`A second payment` : reason ? i18n._(reason) : null;
  const details = [guest.name, guest.phone && leftToRight(guest.phone), way, about, note]
    .filter(Boolean)
    .join(' · ');
  return (
    <Row label={t`Order ${number}`} title={<b>{sum}</b>} note={t`Order ${number}`} details={details}>
      <span className={styles['state']}>
        <Badge tone={isRefundOverdue(refund, now) ? 'bad' : 'warn'}>{t`Since ${since}`}</Badge>
      </span>
      {isByHand ? (
        <Button look="main" onPress={onFinish}>
          {t`Done by hand…`}
        </Button>
      ) : (
        <span>{t`The provider does not answer; it is asked again.`}</span>
      )}
    </Row>
  );
}

function Refunds({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const { data, error } = useWaitingRefunds(session);
  const failure = useCallError(error);
  const [finished, setFinished] = useState<WaitingRefund | null>(null);
  return (
    <div className={styles['list']}>
      <h2 className={styles['title']}>{t`Refunds to make`}</h2>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {data?.length === 0 && <p role="status">{t`Every refund is made.`}</p>}
      {data && (
        <RowList label={t`Refunds to make`}>
          {data.map((refund) => (
            <RefundRow
              key={refund.id}
              refund={refund}
              session={session}
              onFinish={() => setFinished(refund)}
            />
          ))}
        </RowList>
      )}
      {finished && <FinishDialog refund={finished} onClose={() => setFinished(null)} />}
    </div>
  );
}

/** Refunds that are due and not made: guest, sum, payment method, since when. */
export function RefundsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {mayRefund(session) ? (
        <Refunds session={session} />
      ) : session.permissions.includes('orders.refund') ? (
        <Notice tone="warn">
          {t`Refunds need a second step of your sign-in.`} <Link href="/account">{t`Set it up`}</Link>
        </Notice>
      ) : (
        <Notice>{t`Your role makes no refunds.`}</Notice>
      )}
    </OfficeFrame>
  );
}

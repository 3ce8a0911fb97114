import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatDate, formatNumber, formatStep } from '@dasturxon/core/format';
import { PAYMENT_BRANDS } from '@dasturxon/core/payment';
import { mainProvider, type PaymentDay, type ReportPeriod } from '@dasturxon/core/report';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import page from '../../app/page-column.module.css';
import { useCallError } from '../../board/use-call-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { OnlineButton } from '../../offline/online-button.tsx';
import { ReportTable } from '../report-table.tsx';
import styles from '../reports.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import type { ComparedFile } from './use-compared-payments.ts';
import { useCloseDay, usePaymentDays, useReopenDay } from './use-payment-days.ts';

/** Opens a closed day again, with a reason. */
function Reopen({ day, zone, onClose }: { day: PaymentDay; zone: string; onClose: () => void }) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useReopenDay();
  const failure = useCallError(error);
  const name = `${PAYMENT_BRANDS[day.provider]}, ${formatDate(day.day, {}, zone)}`;
  return (
    <ReasonDialog
      title={t`Open ${name} again`}
      action={t`Open the day again`}
      before=""
      failure={failure}
      isPending={isPending}
      onSend={(reason) => mutate({ provider: day.provider, day: day.day, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

type Props = { period: ReportPeriod; zone: string; canClose: boolean };

/** The closed days of a period with their sums at the closing, and what has changed since. */
export function ClosedDays({ period, zone, canClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: days = [], error } = usePaymentDays(period);
  const failure = useCallError(error);
  const [opened, setOpened] = useState<PaymentDay | null>(null);
  const money = (tiyin: number) => formatStep(tiyin / 100, language);
  const sums = ({ count, sum }: { count: number; sum: number }) => `${formatNumber(count)} · ${money(sum)}`;
  const changeOf = ({ now }: PaymentDay) => {
    if (now === null) return t`No changes`;
    const paid = sums(now);
    const returned = money(now.refunded);
    return t`Now ${paid}, returned ${returned}`;
  };
  const caption = t`Closed days`;
  const heads = [t`Day`, t`Provider`, t`Closed`, t`Since then`, t`Paid here`, t`In the file`, t`Explained`];
  return (
    <>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {days.length > 0 && (
        <>
          <h4>{caption}</h4>
          <div className={styles['scroll']}>
            <ReportTable caption={caption} heads={heads}>
              {days.map((one) => (
                <tr key={`${one.day} ${one.provider}`}>
                  <th scope="row">{formatDate(one.day, {}, zone)}</th>
                  <td>{PAYMENT_BRANDS[one.provider]}</td>
                  <td>
                    <bdi>{one.by}</bdi> {formatDate(one.closedAt, { time: true }, zone)}
                  </td>
                  <td>
                    <div className={styles['explanation']}>
                      <span>{changeOf(one)}</span>
                      {canClose && <Button onPress={() => setOpened(one)}>{t`Open again`}</Button>}
                    </div>
                  </td>
                  <td>{sums(one.own)}</td>
                  <td>{sums(one.file)}</td>
                  <td>{formatNumber(one.explained)}</td>
                </tr>
              ))}
            </ReportTable>
          </div>
        </>
      )}
      {opened && <Reopen day={opened} zone={zone} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Closes the day of a compared file, once no difference is open; a file of several days closes none. */
export function CloseDay({ compared }: { compared: ComparedFile }) {
  const { t } = useLingui();
  const { data: days = [] } = usePaymentDays(compared);
  const { mutate, error, isPending } = useCloseDay();
  const failure = useCallError(error);
  const { openCount } = compared.seen;
  if (compared.from !== compared.to) return <p className={page['quiet']}>{t`Choose one day to close it.`}</p>;
  if (days.some(({ provider }) => provider === mainProvider(compared.provider))) return null;
  return (
    <>
      {openCount > 0 && <p>{t`Open differences: ${openCount}. Explain each to close the day.`}</p>}
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <OnlineButton
        look="main"
        isPending={isPending}
        isDisabled={openCount > 0}
        onPress={() => mutate(compared)}
      >
        {t`Close the day`}
      </OnlineButton>
    </>
  );
}

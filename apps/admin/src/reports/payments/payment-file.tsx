import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { formatNumber, formatStep } from '@dasturxon/core/format';
import { PAYMENT_BRANDS } from '@dasturxon/core/payment';
import {
  MAIN_PROVIDERS,
  type PaymentDifference,
  type PaymentProvider,
  type Reconciliation,
  type ReportPeriod,
} from '@dasturxon/core/report';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import page from '../../app/page-column.module.css';
import styles from '../reports.module.css';
import { CloseDay, ClosedDays } from './closed-days.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { Differences } from './differences.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import {
  type ComparedFile,
  type PaymentFile as PaymentFileAsked,
  useComparedPayments,
} from './use-compared-payments.ts';
import { useExplain } from './use-payment-days.ts';

function Outcome({ seen }: { seen: Reconciliation }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { own, file, matched, unread, differenceCount } = seen;
  const money = (tiyin: number) => formatStep(tiyin / 100, language);
  const lines = unread.slice(0, 10).join(', ');
  const figures = [
    [t`Paid here`, `${formatNumber(own.count)} · ${money(own.sum)}`],
    [t`In the file`, `${formatNumber(file.count)} · ${money(file.sum)}`],
    [t`The same`, formatNumber(matched)],
    [t`Commission`, money(file.fee)],
  ] as const;
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles['figure']}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {differenceCount === 0 ? (
        <Notice>{t`No differences.`}</Notice>
      ) : (
        <Notice tone="warn">{t`Differences: ${differenceCount}.`}</Notice>
      )}
      {unread.length > 0 && <p className={page['quiet']}>{t`Lines without an id or an amount: ${lines}.`}</p>}
    </>
  );
}

type ResultProps = {
  compared: ComparedFile;
  zone: string;
  canClose: boolean;
  onCompare: (file: PaymentFileAsked) => void;
};

/** What a file came to: sums, differences with their explanations, and the closing of its day. */
function Result({ compared, zone, canClose, onCompare }: ResultProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<PaymentDifference | null>(null);
  const explain = useExplain();
  const failure = useCallError(explain.error);
  const { seen, ...asked } = compared;
  const { provider, from, to } = asked;
  const name = chosen?.name ?? '';
  return (
    <>
      <ColumnChoices seen={seen} onChange={(columns) => onCompare({ ...asked, columns })} />
      <Outcome seen={seen} />
      {seen.differenceCount > 0 && (
        <Differences
          seen={seen}
          zone={zone}
          fileName={`differences-${provider.toLowerCase()}-${from}-${to}`}
          onExplain={canClose ? setChosen : null}
        />
      )}
      {canClose && <CloseDay compared={compared} />}
      {chosen && (
        <ReasonDialog
          title={t`Explain the difference of ${name}`}
          action={t`Save the explanation`}
          before={chosen.explained?.reason ?? ''}
          failure={failure}
          isPending={explain.isPending}
          onSend={(reason) =>
            explain.mutate(
              { provider, difference: chosen, reason },
              {
                onSuccess: () => {
                  setChosen(null);
                  onCompare(asked);
                },
              },
            )
          }
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

type Props = { period: ReportPeriod; zone: string; canClose: boolean };

/** What was paid in a period beside the file of a payment provider, which lists the days from midnight to midnight (BO-462). */
export function PaymentFile({ period, zone, canClose }: Props) {
  const { t } = useLingui();
  const [provider, setProvider] = useState<PaymentProvider>('CLICK');
  const { mutate, data, error, isPending, reset } = useComparedPayments();
  const failure = useCallError(error);
  const isOfPeriod = data?.from === period.from && data.to === period.to;
  return (
    <section className={styles['part']} aria-label={t`Provider’s file`}>
      <h3>{t`Provider’s file`}</h3>
      <p className={page['quiet']}>
        {t`Compare the payments of these days with the file from the provider’s office. The file is read and not kept.`}
      </p>
      <div className={styles['fields']}>
        <SelectField
          label={t`Provider`}
          options={MAIN_PROVIDERS.map((type) => ({ value: type, label: PAYMENT_BRANDS[type] }))}
          value={provider}
          onChange={(chosen) => {
            setProvider(chosen);
            reset();
          }}
        />
        <FileField
          label={t`File, XLSX or CSV up to 10 MB`}
          accept=".xlsx,.csv"
          isDisabled={isPending}
          onChoose={(file) => mutate({ ...period, provider, file })}
        />
      </div>
      {isPending && <p role="status">{t`Reading the file…`}</p>}
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {data && isOfPeriod && <Result compared={data} zone={zone} canClose={canClose} onCompare={mutate} />}
      <ClosedDays period={period} zone={zone} canClose={canClose} />
    </section>
  );
}

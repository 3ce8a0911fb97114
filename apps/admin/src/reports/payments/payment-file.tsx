import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { formatNumber, formatStep } from '@dasturxon/core/format';
import { PAYMENT_BRANDS } from '@dasturxon/core/payment';
import type { Reconciliation, ReportPeriod } from '@dasturxon/core/report';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import page from '../../app/page-column.module.css';
import styles from '../reports.module.css';
import { ColumnChoices } from './column-choices.tsx';
import { Differences } from './differences.tsx';
import { type Provider, useComparedPayments } from './use-compared-payments.ts';

const PROVIDERS = (Object.keys(PAYMENT_BRANDS) as Provider[]).filter((type) => type !== 'CLICK_MINI_APP');

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

/** What was paid in a period beside the file of a payment provider, which lists the days from midnight to midnight (BO-462). */
export function PaymentFile({ period, zone }: { period: ReportPeriod; zone: string }) {
  const { t } = useLingui();
  const [provider, setProvider] = useState<Provider>('CLICK');
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
          options={PROVIDERS.map((type) => ({ value: type, label: PAYMENT_BRANDS[type] }))}
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
      {data && isOfPeriod && (
        <>
          <ColumnChoices
            seen={data.seen}
            onChange={(columns) => mutate({ ...period, provider, file: data.file, columns })}
          />
          <Outcome seen={data.seen} />
          {data.seen.differenceCount > 0 && (
            <Differences
              seen={data.seen}
              zone={zone}
              fileName={`differences-${provider.toLowerCase()}-${period.from}-${period.to}`}
            />
          )}
        </>
      )}
    </section>
  );
}

import { formatNumber, formatStep } from '@dasturxon/core/format';
import { averageOf, changeOf, type SalesReport } from '@dasturxon/core/report';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

import { useLanguage } from '../i18n/use-language.ts';
import page from '../app/page-column.module.css';
import styles from './reports.module.css';
import { REVENUE_NOTE } from './tables/table-labels.ts';

type FigureProps = { name: string; value: string; now: number; before: number | undefined };

function Figure({ name, value, now, before }: FigureProps) {
  const { t } = useLingui();
  const change = before === undefined ? null : changeOf(now, before);
  const percent = Math.abs(change ?? 0);
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {change !== null && (
          <span className={clsx(styles['change'], change < 0 && styles['less'])}>
            {change < 0 ? t`${percent}% less` : t`${percent}% more`}
          </span>
        )}
      </dd>
    </div>
  );
}

type Props = { report: SalesReport; before: SalesReport | undefined };

/** The figures of a period, with their change since as many days before. */
export function SalesTotals({ report, before }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { total } = report;
  const money = (amount: number) => formatStep(amount, language);
  const minutes = formatNumber((report.acceptSeconds ?? 0) / 60);
  return (
    <section aria-label={t`Totals`}>
      <dl className={styles['figures']}>
        <Figure
          name={t`Revenue`}
          value={money(total.revenue)}
          now={total.revenue}
          before={before?.total.revenue}
        />
        <Figure
          name={t`Orders`}
          value={formatNumber(total.orders)}
          now={total.orders}
          before={before?.total.orders}
        />
        <Figure
          name={t`Average order`}
          value={money(averageOf(total))}
          now={averageOf(total)}
          before={before && averageOf(before.total)}
        />
        <Figure name={t`Discounts`} value={money(total.discount)} now={0} before={undefined} />
        <Figure name={t`Delivery`} value={money(total.delivery)} now={0} before={undefined} />
        <Figure name={t`Tips`} value={money(total.tips)} now={0} before={undefined} />
        <Figure name={t`Returned`} value={money(total.refunded)} now={0} before={undefined} />
        {report.acceptSeconds !== null && (
          <Figure name={t`Half are accepted within`} value={t`${minutes} min`} now={0} before={undefined} />
        )}
      </dl>
      <p className={page['quiet']}>{t(REVENUE_NOTE)}</p>
    </section>
  );
}

import { formatStep } from '@dasturxon/core/format';
import { type ShiftReport, type ShiftLine, shiftLines } from '@dasturxon/core/shift';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

import { useLanguage } from '../i18n/use-language.ts';
import { useShiftLabel } from './shift-labels.ts';
import styles from './shifts.module.css';

function Lines({ title, lines }: { title: string; lines: readonly ShiftLine[] }) {
  const { language } = useLanguage();
  const label = useShiftLabel();
  if (lines.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      <dl className={styles['lines']}>
        {lines.map((line) => (
          <div key={label(line)} className={clsx(styles['line'], line.isTotal && styles['sum'])}>
            <dt dir="auto">{label(line)}</dt>
            <dd>{line.amount !== undefined && formatStep(line.amount, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The running shift: orders, money by way to pay, the till, and what is not settled. */
export function ShiftLines({ report }: { report: ShiftReport }) {
  const { t } = useLingui();
  const { orders, money, till, unsettled } = shiftLines(report, null);
  return (
    <div className={styles['parts']}>
      <Lines title={t`Orders`} lines={orders} />
      <Lines title={t`Money`} lines={money} />
      <Lines title={t`Cash in the till`} lines={till} />
      <Lines title={t`Not settled`} lines={unsettled} />
    </div>
  );
}

import { Button } from '@dasturxon/admin-ui/button';
import { formatDate, formatStep } from '@dasturxon/core/format';
import type { PaymentDifference, Reconciliation } from '@dasturxon/core/report';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../../i18n/use-language.ts';
import { FileButtons } from '../file-buttons.tsx';
import type { ReportCell } from '../report-file.ts';
import { ReportTable } from '../report-table.tsx';
import styles from '../reports.module.css';

const KINDS: Readonly<Record<PaymentDifference['kind'], MessageDescriptor>> = {
  ONLY_OURS: msg`Not in the file`,
  ONLY_THEIRS: msg`Only in the file`,
  SUM: msg`Sums differ`,
};

const som = (tiyin: number | null) => (tiyin === null ? null : tiyin / 100);

type Props = {
  seen: Reconciliation;
  zone: string;
  fileName: string;
  /** Null: the reader explains none. */
  onExplain: ((difference: PaymentDifference) => void) | null;
};

/** Why a difference is right, and the button that explains it. */
function Explanation({ one, onExplain }: { one: PaymentDifference } & Pick<Props, 'onExplain'>) {
  const { t } = useLingui();
  const { explained, name } = one;
  return (
    <div className={styles['explanation']}>
      {explained && (
        <span dir="auto">
          {explained.by === null ? explained.reason : `${explained.reason} · ${explained.by}`}
        </span>
      )}
      {onExplain && (
        <Button
          label={explained ? t`Edit the explanation of ${name}` : t`Explain ${name}`}
          onPress={() => onExplain(one)}
        >
          {explained ? t`Edit` : t`Explain`}
        </Button>
      )}
    </div>
  );
}

/** The payments that are not the same here and in a provider's file; as a file, too. */
export function Differences({ seen: { differences, differenceCount }, zone, fileName, onExplain }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const shown = differences.length;
  const timeOf = ({ at }: PaymentDifference) => (at === null ? '' : formatDate(at, { time: true }, zone));
  const money = (tiyin: number | null) => {
    const sum = som(tiyin);
    return sum === null ? '—' : formatStep(sum, language);
  };
  const heads = [
    t`Difference`,
    t`Id of the payment`,
    t`Explanation`,
    t`Order`,
    t`Paid at`,
    t`Here`,
    t`In the file`,
    t`Line`,
  ];
  const sumOf = (tiyin: number | null): ReportCell => (tiyin === null ? null : { som: tiyin / 100 });
  const file = {
    name: fileName,
    title: t`Differences`,
    heads,
    rows: differences.map((one): ReportCell[] => [
      t(KINDS[one.kind]),
      one.name,
      one.explained?.reason ?? null,
      one.orderNumber,
      one.at === null ? null : { at: one.at },
      sumOf(one.ours),
      sumOf(one.theirs),
      one.line,
    ]),
    zone,
  };
  return (
    <>
      <div className={styles['scroll']}>
        <ReportTable caption={t`Differences`} heads={heads}>
          {differences.map((one) => (
            <tr key={`${one.kind} ${one.name} ${one.line}`}>
              <th scope="row">{t(KINDS[one.kind])}</th>
              <td>
                <bdi>{one.name}</bdi>
              </td>
              <td>
                <Explanation one={one} onExplain={onExplain} />
              </td>
              <td>{one.orderNumber ?? '—'}</td>
              <td>{timeOf(one)}</td>
              <td>{money(one.ours)}</td>
              <td>{money(one.theirs)}</td>
              <td>{one.line ?? '—'}</td>
            </tr>
          ))}
        </ReportTable>
      </div>
      {shown < differenceCount && <p>{t`The first ${shown} are shown.`}</p>}
      <FileButtons file={file} />
    </>
  );
}

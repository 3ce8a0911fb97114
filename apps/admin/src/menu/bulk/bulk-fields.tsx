import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { DISH_LABELS } from '@dasturxon/core/catalog';
import { PRICE_STEPS } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useFieldTexts } from '../../drafts/field-texts.ts';
import styles from '../../drafts/fields/fields.module.css';
import type { BulkFieldsState, BulkKind } from './use-bulk-fields.ts';

type Price = BulkFieldsState['price'] & { isPercent: boolean; isWrong: boolean };

/** By how much prices change, and to which step they are rounded. */
function PriceFields({ isPercent, amount, setAmount, step, setStep, isWrong }: Price) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={isPercent ? t`Percent; below zero is cheaper` : t`Sum in soʻm; below zero is cheaper`}
        value={amount}
        error={amount.trim() !== '' && isWrong ? t`This number is out of range.` : ''}
        onChange={setAmount}
      />
      <div className={styles['switch']}>
        <span className={styles['label']}>{t`Round to`}</span>
        <Chips
          label={t`Round to`}
          chips={PRICE_STEPS.map((one) => ({ value: String(one), label: formatMoney(one, { nbsp: true }) }))}
          value={String(step)}
          onChange={(chosen) => setStep(PRICE_STEPS.find((one) => String(one) === chosen) ?? step)}
        />
      </div>
    </>
  );
}

/** The price that all of them get. */
function OnePrice({ amount, setAmount, isWrong }: Omit<Price, 'isPercent'>) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`New price, soʻm`}
      inputMode="numeric"
      value={amount}
      error={amount.trim() !== '' && isWrong ? t`Write a whole price in soʻm.` : ''}
      onChange={setAmount}
    />
  );
}

/** Which branch sells what which other one sells (BO-355). */
function CopyFields({ branches, from, setFrom, to, setTo }: BulkFieldsState['copy']) {
  const { t } = useLingui();
  return (
    <div className={styles['pair']}>
      <SelectField label={t`Sold as at this branch`} options={branches} value={from} onChange={setFrom} />
      <SelectField label={t`The branch that changes`} options={branches} value={to} onChange={setTo} />
      {from === to && <Notice tone="warn">{t`Choose two different branches.`}</Notice>}
    </div>
  );
}

type OnOffProps = { marks: BulkFieldsState['marks']; on: string; off: string; children?: ReactNode };

/** What is put on the dishes, or taken off them (BO-374). */
function OnOff({ marks, on, off, children }: OnOffProps) {
  const { t } = useLingui();
  return (
    <>
      <Chips
        label={t`Put on or take off`}
        chips={[
          { value: 'ON', label: on },
          { value: 'OFF', label: off },
        ]}
        value={marks.isOn ? 'ON' : 'OFF'}
        onChange={(chosen) => marks.setOn(chosen === 'ON')}
      />
      {children}
    </>
  );
}

function LabelFields({ marks }: { marks: BulkFieldsState['marks'] }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const known: readonly string[] = DISH_LABELS;
  const own = known.includes(marks.label) ? '' : marks.label;
  return (
    <OnOff marks={marks} on={t`Put the label on`} off={t`Take the label off`}>
      <Chips
        label={texts.field('labels')}
        chips={DISH_LABELS.map((value) => ({ value, label: texts.value(value, 'labels') }))}
        value={DISH_LABELS.find((one) => one === marks.label) ?? null}
        onChange={marks.setLabel}
      />
      <TextField label={t`Or an own label, not translated`} value={own} onChange={marks.setLabel} />
    </OnOff>
  );
}

/** The fields of the chosen kind of change. */
function KindFields({ kind, price, marks, copy, place, change }: Omit<BulkFieldsState, 'setKind'>) {
  const { t } = useLingui();
  const isWrong = change === null;
  const fields: Readonly<Record<BulkKind, () => ReactNode>> = {
    PERCENT: () => <PriceFields {...price} isPercent isWrong={isWrong} />,
    SUM: () => <PriceFields {...price} isPercent={false} isWrong={isWrong} />,
    PRICE: () => <OnePrice {...price} isWrong={isWrong} />,
    ON: () => null,
    OFF: () => null,
    BRANCH: () => <CopyFields {...copy} />,
    CATEGORY: () => (
      <SelectField
        label={t`Category they move to`}
        options={place.categories}
        value={place.category}
        onChange={place.setCategory}
      />
    ),
    LABEL: () => <LabelFields marks={marks} />,
    BRANCHES: () => (
      <OnOff marks={marks} on={t`Sell them there`} off={t`Stop selling them there`}>
        <CheckboxList label={t`Branches`} options={copy.branches} value={marks.ids} onChange={marks.setIds} />
      </OnOff>
    ),
    DELIVERY: () => <OnOff marks={marks} on={t`Can be delivered`} off={t`No delivery`} />,
  };
  return fields[kind]();
}

/** What to change, and by how much, where to or from where. */
export function BulkFields({ setKind, ...state }: BulkFieldsState) {
  const { t } = useLingui();
  const { copy, place } = state;
  return (
    <>
      <Chips
        label={t`What to change`}
        chips={[
          { value: 'PERCENT', label: t`Price, by percent` },
          { value: 'SUM', label: t`Price, by a sum` },
          { value: 'PRICE', label: t`Price, one for all` },
          { value: 'OFF', label: t`Hide` },
          { value: 'ON', label: t`Put on sale` },
          ...(place.categories.length > 1 ? [{ value: 'CATEGORY' as const, label: t`Category` }] : []),
          { value: 'LABEL', label: t`Labels` },
          { value: 'DELIVERY', label: t`Delivery` },
          ...(copy.branches.length > 1
            ? [
                { value: 'BRANCHES' as const, label: t`Branches` },
                { value: 'BRANCH' as const, label: t`Copy from a branch` },
              ]
            : []),
        ]}
        value={state.kind}
        onChange={setKind}
      />
      <KindFields {...state} />
    </>
  );
}

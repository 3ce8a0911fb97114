import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { FieldItem, FieldRef } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import styles from './zone-editor.module.css';

type From = 'fromSum' | 'fromMetres';
type Step = { from: number; price: number };
type Props = { field: FieldRef; from: From; hint: string; fromLabel: string };

const stepsOf = (value: FieldItem[], from: From): Step[] =>
  // What the contract keeps in this field.
  (value as Record<string, number>[]).map((row) => ({ from: row[from] ?? 0, price: row['price'] ?? 0 }));

function Amount({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (to: number) => void;
}) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={formatMoney(value)}
      onChange={(text) => onChange(Number(text.replaceAll(/\D/g, '').slice(0, 9)))}
    />
  );
}

/** Steps of a zone's fee: from a sum or a distance on, delivery costs another price. */
export function FeeSteps({ field: ref, from, hint, fromLabel }: Props) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const field = useField(ref);
  const steps = stepsOf(Array.isArray(field.value) ? field.value : [], from);
  const put = (next: readonly Step[]) =>
    field.change(next.map((step) => ({ [from]: step.from, price: step.price })));
  const name = texts.field(ref.field);
  return (
    <section id={ref.field} className={styles['part']} aria-label={name}>
      <h3 className={styles['title']}>{name}</h3>
      <p className={styles['quiet']}>{hint}</p>
      {steps.map((step, at) => {
        const number = at + 1;
        return (
          // A step is known by its place alone.
          <div key={at} className={styles['point']}>
            <Amount
              label={`${number}. ${fromLabel}`}
              value={step.from}
              onChange={(next) => put(steps.with(at, { ...step, from: next }))}
            />
            <Amount
              label={t`${number}. Delivery price`}
              value={step.price}
              onChange={(next) => put(steps.with(at, { ...step, price: next }))}
            />
            <Button
              label={t`Remove: step ${number}, ${name}`}
              onPress={() => put(steps.toSpliced(at, 1))}
            >{t`Remove`}</Button>
          </div>
        );
      })}
      <Button
        label={t`Add a step: ${name}`}
        onPress={() =>
          put([
            ...steps,
            { from: (steps.at(-1)?.from ?? 0) + (from === 'fromSum' ? 100_000 : 3_000), price: 0 },
          ])
        }
      >{t`Add a step`}</Button>
      {field.problem !== null && <Notice tone="bad">{texts.problem(field.problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}

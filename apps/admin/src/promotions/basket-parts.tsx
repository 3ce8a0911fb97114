import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type FieldRef, partRows, partsOf } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import { DishChoice } from '../dishes/dish-choice.tsx';
import type { PromosView } from './promo-view.ts';
import styles from './promotions.module.css';

/** What the basket must hold: so many pieces of these dishes, and all entries. */
export function BasketParts({ field: ref, view }: { field: FieldRef; view: PromosView }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { value, change } = useField(ref);
  const parts = partsOf(value);
  const put = (next: typeof parts) => change(partRows(next));
  const name = texts.field(ref.field);
  return (
    <section id={ref.field} className={styles['part']} aria-label={name}>
      <h4 className={styles['title']}>{name}</h4>
      {parts.map((part, at) => {
        const number = at + 1;
        return (
          // An entry is known by its place alone.
          <div key={at} className={styles['entry']}>
            <TextField
              label={t`${number}. Pieces at least`}
              inputMode="numeric"
              value={String(part.count)}
              onChange={(text) => {
                const count = Math.min(1_000, Math.max(1, Number(text.replaceAll(/\D/g, ''))));
                put(parts.with(at, { ...part, count }));
              }}
            />
            <DishChoice
              label={t`${number}. Of these dishes`}
              menu={view}
              none={t`Every dish`}
              value={part}
              onChange={(meant) => put(parts.with(at, { ...part, ...meant }))}
            />
            <Button
              label={t`Remove: entry ${number}, ${name}`}
              onPress={() => put(parts.toSpliced(at, 1))}
            >{t`Remove`}</Button>
          </div>
        );
      })}
      <Button
        onPress={() => put([...parts, { productIds: [], categoryIds: [], count: 1 }])}
      >{t`Add what the basket holds`}</Button>
      <FieldNotes field={ref} />
    </section>
  );
}

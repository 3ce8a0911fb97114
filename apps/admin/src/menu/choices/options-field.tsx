import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { OptionRow } from '@dasturxon/core/drafts';
import { recordName } from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { useFieldTexts } from '../../drafts/field-texts.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import { useEditor } from '../editor-context.ts';
import styles from './choices.module.css';
import { OptionFields } from './option-fields.tsx';

const EMPTY: Omit<OptionRow, 'id'> = {
  ...({ uz: '', ru: '', eng: '', ar: '', kz: '', tr: '', zh: '' } satisfies Record<Language, string>),
  image: null,
  price: 0,
  min: 0,
  max: 1,
  default: 0,
  included: 0,
  isAvailable: true,
  needs: '',
  productId: null,
  extra: 0,
};

/** Without an option, the others do not need it any more. */
const without = (options: readonly OptionRow[], at: number): OptionRow[] => {
  const gone = options[at]?.id;
  return options.toSpliced(at, 1).map((option) => ({
    ...option,
    needs: option.needs
      .split(' ')
      .filter((id) => id !== gone)
      .join(' '),
  }));
};

/** The options of a group in the order that guests read them. */
export function OptionsField({ id }: { id: string }) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const texts = useFieldTexts();
  const ref = { entity: 'modifierGroup', id, field: 'options' } as const;
  const { value, problem, change } = useField(ref);
  // What the contract keeps in this field.
  const options = (Array.isArray(value) ? value : []) as OptionRow[];
  const dishOf = (product: string | null) =>
    product === null
      ? null
      : recordName(view.rowOf({ entity: 'product', id: product })?.fields ?? {}, language) || product;
  const nameOf = (option: OptionRow, number: number) =>
    dishOf(option.productId) ?? (localize(option, language) || t`Option ${number}`);
  return (
    <section id={ref.field} className={styles['part']} aria-label={t`Options`}>
      <h3>{t`Options`}</h3>
      <ol className={styles['entries']}>
        {options.map((option, at) => {
          const number = at + 1;
          const name = nameOf(option, number);
          return (
            <li key={option.id} className={styles['entry']}>
              <OptionFields
                option={option}
                dish={dishOf(option.productId)}
                others={options
                  .map((one, place) => ({ value: one.id, label: nameOf(one, place + 1) }))
                  .filter((one) => one.value !== option.id)}
                languages={view.draft.languages}
                number={number}
                onChange={(own) => change(options.with(at, { ...option, ...own }))}
              />
              <div className={styles['row']}>
                <Button
                  label={t`Move up: ${name}`}
                  isPending={at === 0}
                  onPress={() => change(options.toSpliced(at, 1).toSpliced(at - 1, 0, option))}
                >{t`Move up`}</Button>
                <Button
                  label={t`Remove: ${name}`}
                  onPress={() => change(without(options, at))}
                >{t`Remove`}</Button>
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        onPress={() => change([...options, { id: crypto.randomUUID(), ...EMPTY }])}
      >{t`Add an option`}</Button>
      {problem !== null && <Notice tone="bad">{texts.problem(problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}

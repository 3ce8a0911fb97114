import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { ALLERGENS, DIETS } from '@dasturxon/core/catalog';
import { LOCKS } from '@dasturxon/core/menu-file';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { useFieldTexts } from '../../drafts/field-texts.ts';
import { ALLERGEN_LABELS } from '../../dishes/allergen-labels.ts';
import { DIET_LABELS } from '../labels.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import styles from '../../drafts/fields/fields.module.css';

const chosen = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The allergens of a dish; not stated is another thing than free of all. */
export function AllergenField({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const ref = { entity: 'product', id, field: 'allergens' } as const;
  const { value, change } = useField(ref);
  return (
    <div className={styles['switch']}>
      <span className={styles['label']}>{t`Allergens`}</span>
      <Chips
        label={t`Allergens`}
        chips={[
          { value: 'UNKNOWN', label: t`Not stated` },
          { value: 'STATED', label: t`Stated below` },
        ]}
        value={value === null ? 'UNKNOWN' : 'STATED'}
        onChange={(next) => change(next === 'UNKNOWN' ? null : [])}
      />
      {value !== null && (
        <div className={styles['set']}>
          <CheckboxList
            label={t`Contains`}
            options={ALLERGENS.map((one) => ({ value: one, label: i18n._(ALLERGEN_LABELS[one]) }))}
            value={chosen(value)}
            onChange={(next) => change(ALLERGENS.filter((one) => next.includes(one)))}
          />
        </div>
      )}
      <FieldNotes field={ref} />
    </div>
  );
}

/** The fields of a dish that an import of a file leaves as they are (BO-372). */
export function LocksField({ id }: { id: string }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const ref = { entity: 'product', id, field: 'lockedFields' } as const;
  const { value, change } = useField(ref);
  const locks = chosen(value);
  // A single column of a text, set by a command, stays.
  const others = locks.filter((one) => !(LOCKS as readonly string[]).includes(one));
  return (
    <div id={ref.field} className={styles['set']}>
      <CheckboxList
        label={texts.field(ref.field)}
        options={LOCKS.map((one) => {
          const name = texts.value(one, ref.field);
          return { value: one, label: t`Keep: ${name}` };
        })}
        value={locks}
        onChange={(next) => change([...LOCKS.filter((one) => next.includes(one)), ...others])}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

/** The diets that a dish is marked for. */
export function DietField({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const ref = { entity: 'product', id, field: 'diets' } as const;
  const { value, change } = useField(ref);
  return (
    <div className={styles['set']}>
      <CheckboxList
        label={t`Diets`}
        options={DIETS.map((one) => ({ value: one, label: i18n._(DIET_LABELS[one]) }))}
        value={chosen(value)}
        onChange={(next) => change(DIETS.filter((one) => next.includes(one)))}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

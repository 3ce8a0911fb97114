import {
  type DraftEntity,
  ENTITIES_OF,
  fieldKind,
  fieldNames,
  fieldOptions,
  fieldProblem,
  type FieldValue,
  type RecordFields,
  typedValue,
} from '@dasturxon/core/drafts';

import type { SettingChange } from '../../pages/settings-editor.ts';

const TYPED = [
  '+998 71 200 55 77',
  'https://example.uz/picture',
  '#116633',
  '123456789',
  'GTM-TEST123',
  'token-1',
  'Yangi matn',
];
const TYPED_SUMS = ['12000', '7'];
const LISTS: Readonly<Record<string, { typed: string; value: FieldValue }>> = {
  contacts: {
    typed: 'WhatsApp: +998 71 200 55 77',
    value: [{ type: 'WhatsApp', value: '+998 71 200 55 77' }],
  },
  cashbackTiers: { typed: '1000000: 7', value: ['1000000: 7'] },
  stampCards: { typed: 'pizza: 6', value: ['pizza: 6'] },
  'yandexMetrics.keys': { typed: 'goal-1', value: ['goal-1'] },
};

function otherValue(
  entity: DraftEntity,
  field: string,
  now: FieldValue,
): Pick<SettingChange, 'value' | 'typed'> {
  const kind = fieldKind(entity, field);
  if (kind === 'switch') return { value: now !== true, typed: '' };
  if (kind === 'list') return LISTS[field]!;
  if (kind === 'choice') {
    const value = fieldOptions(entity, field).find((one) => one !== now && one !== null)!;
    return { value, typed: value };
  }
  const typed = [...(entity === 'orderSettings' ? TYPED_SUMS : TYPED)].find((text) => {
    const value = typedValue(entity, field, text);
    return value !== now && fieldProblem(entity, field, value) === null;
  })!;
  return { value: typedValue(entity, field, typed), typed };
}

/** For every setting of the schema a value that it does not have. */
export function newValues(published: ReadonlyMap<string, RecordFields>): SettingChange[] {
  return ENTITIES_OF.settings.flatMap((entity) =>
    fieldNames(entity).map((field) => {
      const now = published.get(entity)?.[field] ?? null;
      return { entity, field, ...otherValue(entity, field, now) };
    }),
  );
}

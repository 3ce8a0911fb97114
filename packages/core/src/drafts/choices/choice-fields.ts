import * as v from 'valibot';

import { LANGUAGES } from '../../kernel/language.ts';
import { Id } from '../../kernel/wire.ts';
import { PicturePath } from '../../merchant/setting-values.ts';
import { flag, listRule, LONGEST, Price, type Rules, rule, texts } from '../field-rule.ts';

/** Options of a group; groups of a product. */
const MOST = { options: 100, groups: 50 } as const;
/** The most pieces that a group asks for; 0 is unlimited where it is a maximum. */
const Pieces = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000));
const OptionName = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST.name));

/** An option as a draft keeps it: its name is one member per language, `needs` the ids of `dependsOn` with spaces between. */
export const OptionRow = v.strictObject({
  id: Id,
  ...v.entriesFromList(LANGUAGES, OptionName),
  image: v.nullable(PicturePath),
  price: Price,
  min: Pieces,
  max: Pieces,
  default: Pieces,
  included: Pieces,
  isAvailable: v.boolean(),
  needs: v.pipe(v.string(), v.maxLength(2_000)),
  productId: v.nullable(Id),
  extra: Price,
});
export type OptionRow = v.InferOutput<typeof OptionRow>;

/** The fields of a group of modifiers that products share (D12). */
export const CHOICE_FIELDS = {
  modifierGroup: {
    exists: flag,
    ...texts('name', LONGEST.name),
    required: flag,
    min: rule('number', Pieces),
    max: rule('number', Pieces),
    multiple: flag,
    options: listRule('options', v.pipe(v.array(OptionRow), v.maxLength(MOST.options))),
  },
} satisfies Record<string, Rules>;

/** The groups of a product, in the order that guests are asked. */
export const groupIdsRule = listRule(
  'invalid',
  v.pipe(
    v.array(Id),
    v.maxLength(MOST.groups),
    v.transform((ids) => [...new Set(ids)]),
  ),
);

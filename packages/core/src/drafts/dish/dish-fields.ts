import * as v from 'valibot';

import { Gram } from '../../catalog/diet/diet.schema.ts';
import { COMBO_PRICINGS, DEFAULT_UNIT, type Product, UNITS } from '../../catalog/product.schema.ts';
import { PackageCode } from '../../fiscal/fiscal-codes.schema.ts';
import { MENU_COLUMNS } from '../../menu-file/columns.ts';
import { PicturePath } from '../../merchant/setting-values.ts';
import { LOCKS } from '../../menu-file/locks.ts';
import { choice, flag, listRule, Percent, Price, type Rules, rule } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

/** Labels, tags and further pictures of a dish, and characters of a label or tag. */
const MOST = { labels: 10, tags: 50, characters: 40, pictures: 9 } as const;
/** The most counts of one dish in an order. */
const HIGHEST_COUNT = 100_000;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(HIGHEST_COUNT));
const textList = (most: number) =>
  listRule(
    'lines',
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST.characters))),
      v.maxLength(most),
      v.transform((all) => [...new Set(all)]),
    ),
  );
const LOCKABLE = [...new Set([...LOCKS, ...MENU_COLUMNS])];
const grams = rule('number', v.nullable(Gram));

/** What guests see of a dish beside its texts and prices, and how it is sold. */
export const DISH_FIELDS = {
  /** Pictures of its page after its own one, in their order. */
  morePictures: listRule(
    'pictures',
    v.pipe(
      v.array(PicturePath),
      v.maxLength(MOST.pictures),
      v.transform((all) => [...new Set(all)]),
    ),
  ),
  packageCode: rule('packageCode', v.nullable(PackageCode)),
  /** What a unit of it costs the restaurant. Staff see it, guests never do: it is no field of `Product`. */
  foodCost: rule('price', v.nullable(Price)),
  labels: textList(MOST.labels),
  tags: textList(MOST.tags),
  unit: choice(UNITS, { isNullable: false }),
  minCount: rule('number', Count),
  /** Null or 0: as many as a basket takes. */
  maxCount: rule('number', v.nullable(Count)),
  isCartRecommendation: flag,
  deliveryEnabled: flag,
  pickUpEnabled: flag,
  dineInEnabled: flag,
  /** What an import of a file leaves as it is: locks, or single columns of a file. */
  lockedFields: listRule(
    'invalid',
    v.pipe(
      v.array(v.picklist(LOCKABLE)),
      v.transform((locks) => LOCKABLE.filter((lock) => locks.includes(lock))),
    ),
  ),
  protein: grams,
  fat: grams,
  carbohydrate: grams,
  /** Null: it is a dish by itself. */
  comboPricing: choice(COMBO_PRICINGS, { isNullable: true }),
  comboDiscount: rule('number', Percent),
} satisfies Rules;

/** The fields of a dish that is not there yet, whose blank is not null. */
export const BLANK_DISH = {
  morePictures: [],
  labels: [],
  tags: [],
  unit: DEFAULT_UNIT,
  minCount: 1,
  isCartRecommendation: false,
  deliveryEnabled: true,
  pickUpEnabled: true,
  dineInEnabled: true,
  lockedFields: [],
  comboDiscount: 0,
} as const satisfies RecordFields;

const NUTRIENTS = ['protein', 'fat', 'carbohydrate'] as const;

/** The fields of a draft that a product keeps inside other values. */
export const dishFields = ({ nutrition, combo }: Pick<Product, 'nutrition' | 'combo'>): RecordFields => ({
  ...Object.fromEntries(NUTRIENTS.map((name) => [name, nutrition?.[name] ?? null])),
  comboPricing: combo?.pricing ?? null,
  comboDiscount: combo?.discount ?? 0,
});

/** The names of `dishFields`. */
export const INNER_FIELDS = [...NUTRIENTS, 'comboPricing', 'comboDiscount'] as const;

/** The reverse of `dishFields`: the values that hold them. Nutrition of which nothing is known is null. */
export function dishParts(fields: RecordFields): Record<'nutrition' | 'combo', RecordFields | null> {
  const nutrition = Object.fromEntries(NUTRIENTS.map((name) => [name, fields[name] ?? null]));
  const pricing = fields['comboPricing'] ?? null;
  const isKnown = NUTRIENTS.some((name) => nutrition[name] !== null);
  return {
    nutrition: isKnown ? nutrition : null,
    combo: pricing === null ? null : { pricing, discount: fields['comboDiscount'] ?? 0 },
  };
}

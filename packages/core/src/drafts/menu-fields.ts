import * as v from 'valibot';

import { NAVIGATION_TYPES, SCROLL_TYPES, VIEW_TYPES } from '../catalog/category.schema.ts';
import { Allergen, ALLERGENS, Diet, DIETS, HOTTEST } from '../catalog/diet/diet.schema.ts';
import { Mxik } from '../fiscal/fiscal-codes.schema.ts';
import { Id } from '../kernel/wire.ts';
import { PicturePath, SettingColor } from '../merchant/setting-values.ts';
import { CHOICE_FIELDS, groupIdsRule } from './choices/choice-fields.ts';
import { DISH_FIELDS } from './dish/dish-fields.ts';
import { choice, flag, listRule, LONGEST, Percent, Price, type Rules, rule, texts } from './field-rule.ts';

const Priority = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65_535));
const wholeTo = (highest: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(highest));
/** Kilocalories of a portion, and minutes. */
const HIGHEST = { calorie: 100_000, minutes: 1_440 } as const;

/** Values of a closed list, in its order and each once, so that equal sets are equal values. */
const setOf = <const Value extends string>(item: v.GenericSchema<Value, Value>, order: readonly Value[]) =>
  v.pipe(
    v.array(item),
    v.transform((values) => order.filter((value) => values.includes(value))),
  );

/** Branches that a product can name. */
const MOST_BRANCHES = 1_000;

const branchList = listRule(
  'invalid',
  v.pipe(
    v.array(Id),
    v.maxLength(MOST_BRANCHES),
    v.transform((ids) => [...new Set(ids)]),
  ),
);

/** An id that another system has given. */
const outsideId = rule(
  'tooLong',
  v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST.name))),
);

/** The fields of the menu that a draft may change, with what each holds. */
export const MENU_FIELDS = {
  product: {
    /** Whether the record is in the menu's editor: a new one begins without it, and a removed one keeps its other fields. */
    exists: flag,
    categoryId: rule('category', v.nullable(Id)),
    /** Ids of the branches that sell it. */
    branches: branchList,
    /** Ids of the branches that do not sell it, whatever its category states (BO-471). */
    branchesOff: branchList,
    modifierGroups: groupIdsRule,
    ...texts('name', LONGEST.name),
    ...texts('description', LONGEST.description),
    image: rule('picture', v.nullable(PicturePath)),
    /** Its id in another system. */
    integrationId: outsideId,
    /** Its ids in tills of these kinds; that of iiko is the id in another system. */
    posterId: outsideId,
    jowiId: outsideId,
    costPrice: rule('price', Price),
    discount: rule('number', Percent),
    active: flag,
    priority: rule('invalid', Priority),
    eatsPrice: rule('price', v.nullable(Price)),
    enabledEats: flag,
    expressPrice: rule('price', v.nullable(Price)),
    enabledExpress: flag,
    mxicCode: rule('mxik', v.nullable(Mxik)),
    barcode: rule('barcode', v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^\d{4,14}$/)))),
    allergens: listRule('invalid', v.nullable(setOf(Allergen, ALLERGENS))),
    diets: listRule('invalid', setOf(Diet, DIETS)),
    spicy: rule('number', wholeTo(HOTTEST)),
    calorie: rule('number', v.nullable(wholeTo(HIGHEST.calorie))),
    measure: rule('number', v.nullable(v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(100_000)))),
    timeCookingMin: rule('number', v.nullable(wholeTo(HIGHEST.minutes))),
    timeCookingMax: rule('number', v.nullable(wholeTo(HIGHEST.minutes))),
    ...DISH_FIELDS,
  },
  category: {
    exists: flag,
    groupId: rule('group', v.nullable(Id)),
    /** Ids of the branches that sell its dishes, where a dish states nothing of them itself (BO-471). */
    branches: branchList,
    ...texts('name', LONGEST.name),
    /** Shown where the merchant shows pictures of categories. */
    image: rule('picture', v.nullable(PicturePath)),
    active: flag,
    priority: rule('invalid', Priority),
    viewType: choice(VIEW_TYPES, { isNullable: false }),
    scrollType: choice(SCROLL_TYPES, { isNullable: false }),
    navigationType: choice(NAVIGATION_TYPES, { isNullable: false }),
    isWithoutCart: flag,
    textColor: rule('color', v.nullable(SettingColor)),
  },
  /** A group of categories (ENT-19). */
  group: {
    exists: flag,
    ...texts('name', LONGEST.name),
    image: rule('picture', v.nullable(PicturePath)),
    icon: rule('picture', v.nullable(PicturePath)),
    bgColor: rule('color', v.nullable(SettingColor)),
    iconBgColor: rule('color', v.nullable(SettingColor)),
    priority: rule('invalid', Priority),
  },
  ...CHOICE_FIELDS,
} satisfies Record<string, Rules>;

import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, listOf, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';
import { Allergen, Diet, HOTTEST, Nutrition } from './diet/diet.schema.ts';
import { ModificationGroup } from './modification-group.schema.ts';

/** Product kinds (ENUM-08). */
export const PRODUCT_TYPES = ['NONE', 'MODIFICATION'] as const;
/** Whether a product asks for choices (ENUM-08). */
export const ProductType = v.picklist(PRODUCT_TYPES);
export type ProductType = v.InferOutput<typeof ProductType>;

/** Units a product is sold by; GRAMM is spelt so on the wire (ENUM-08). */
export const UNITS = ['KG', 'LITER', 'GRAMM', 'COUNT'] as const;
/** The unit a product is sold by (ENUM-08). */
export const Unit = v.picklist(UNITS);
export type Unit = v.InferOutput<typeof Unit>;

/** Labels that the storefront translates (IMP-08). */
export const DISH_LABELS = ['new', 'hit', 'spicy', 'vegan', 'halal'] as const;
/** One of the labels that the storefront translates. */
export type DishLabel = (typeof DISH_LABELS)[number];

/** The default count of a chosen product (K-29). */
export const DEFAULT_PRODUCT_COUNT = 1;
/** The unit of a product that names none (K-30). */
export const DEFAULT_UNIT: Unit = 'COUNT';

const Offer = v.object({ id: Id, isActive: flag(true) });

/**
 * A branch that offers the product, and whether that branch is active (ENT-22). The flat spelling is read too. `isInherited`: its
 * category states so (BO-471).
 */
export const ProductBranch = v.union([
  v.object({ branch: Offer, isInherited: v.optional(v.boolean()) }),
  v.pipe(
    Offer,
    v.transform((branch): { branch: typeof branch; isInherited?: boolean | undefined } => ({ branch })),
  ),
]);
export type ProductBranch = v.InferOutput<typeof ProductBranch>;

const Named = v.object({ id: Id, name: LocalizedText });
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const identity = {
  id: Id,
  name: LocalizedText,
  description: orNull(LocalizedText),
  image: orNull(v.string()),
  gallery: listOf(v.string()),
  categoryId: orNull(Id),
  category: orNull(Named),
  group: orNull(Named),
  priority: orElse(v.number(), 0),
  labels: listOf(v.string()),
  tags: listOf(v.string()),
  barcode: orNull(v.string()),
  mxicCode: orNull(v.string()),
  /** What it comes in, where that is not the package of its MXIK. */
  packageCode: orNull(v.string()),
  systems: listOf(v.string()),
  grade: orNull(v.number()),
};

const availability = {
  active: flag(true),
  isAvailable: flag(true),
  productBranch: listOf(ProductBranch),
  deliveryEnabled: flag(true),
  /** Whether it is sold to guests who come for it, and to those who sit at a table (BO-434). */
  pickUpEnabled: flag(true),
  dineInEnabled: flag(true),
};

const kind = {
  type: orElse(ProductType, 'NONE'),
  unit: orElse(Unit, DEFAULT_UNIT),
  /** How many are chosen (ENT-27, D13). */
  count: orElse(Count, DEFAULT_PRODUCT_COUNT),
  minCount: orElse(Count, 1),
  maxCount: orNull(Count),
  /** Stock left; null is unlimited (D13). */
  amount: orNull(Amount),
  /** Size of one step in `unit` (D13); null is the unit's own. */
  measure: orNull(v.pipe(v.number(), v.finite(), v.gtValue(0))),
  calorie: orNull(v.number()),
  /** Minutes. */
  timeCookingMin: orNull(Count),
  timeCookingMax: orNull(Count),
  modificationGroups: listOf(ModificationGroup),
};

const pricing = {
  costPrice: MoneyAmount,
  /** Per unit, never discounted (IMP-04). */
  additionalPrice: orElse(MoneyAmount, 0),
  /** Percent of costPrice. */
  discount: orElse(Percent, 0),
  eatsPrice: orNull(MoneyAmount),
  enabledEats: flag(),
  expressPrice: orNull(MoneyAmount),
  enabledExpress: flag(),
};

/** How a combo is priced (B16): a fixed price, or the sum of what is chosen less a percentage. */
export const COMBO_PRICINGS = ['FIXED', 'SUM'] as const;

/**
 * A combo: its modification groups are its steps, and their options are dishes (B16). FIXED: `costPrice` and the options'
 * extras. SUM: what the chosen dishes cost less `discount` percent, their extras, and `costPrice`.
 */
export const Combo = v.object({
  pricing: v.picklist(COMBO_PRICINGS),
  discount: orElse(Percent, 0),
});
export type Combo = v.InferOutput<typeof Combo>;

/** What a guest has to know of a dish (B22). */
const marks = {
  /** Null: not stated; an empty list: free of all 14. */
  allergens: orNull(v.array(Allergen)),
  diets: listOf(Diet),
  /** 0 is not hot. */
  spicy: orElse(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOTTEST)), 0),
  nutrition: orNull(Nutrition),
  /** Null: it is a dish by itself. */
  combo: orNull(Combo),
};

const favourites = {
  isCartRecommendation: flag(),
  favourite: flag(),
  /** Id of the guest's favourite entry; the wire spells it so (ENT-25). */
  favaoriteId: orNull(Id),
  isFavourite: flag(),
};

const integration = {
  jowiId: orNull(v.string()),
  posterId: orNull(v.string()),
  integrationId: orNull(v.string()),
  integrationCategoryId: orNull(v.string()),
};

/** A dish, a drink, anything on the menu (ENT-21…28). */
export const Product = v.object({
  ...identity,
  ...availability,
  ...kind,
  ...pricing,
  ...marks,
  ...favourites,
  ...integration,
});
export type Product = v.InferOutput<typeof Product>;

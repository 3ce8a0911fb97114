import { ALLERGEN_LABELS } from '../dishes/allergen-labels.ts';
import type { Lock } from '@dasturxon/core/menu-file';
import type { COMBO_PRICINGS, Diet, DishLabel, Unit } from '@dasturxon/core/catalog';
import { recordName } from '@dasturxon/core/drafts';
import { type Language, localize } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { DraftLabels } from '../drafts/draft-context.ts';
import type { MenuView } from './menu-view.ts';

/** Names of the fields of a record; those of texts are followed by a language. */
export const MENU_FIELD_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg({ context: 'menu', message: 'Name' }),
  description: msg`Description`,
  exists: msg`In the menu`,
  categoryId: msg`Category`,
  groupId: msg`Group`,
  branches: msg`Branches that sell it`,
  branchesOff: msg`Branches that do not sell it`,
  modifierGroups: msg`Modifier groups`,
  required: msg`Required`,
  min: msg`Fewest pieces in all`,
  max: msg`Most pieces in all, 0 for any number`,
  multiple: msg`Shown as`,
  options: msg`Options`,
  costPrice: msg`Price, soʻm`,
  discount: msg`Discount, %`,
  foodCost: msg`Food cost, soʻm`,
  active: msg`On sale`,
  priority: msg`Place in the list`,
  eatsPrice: msg`Price in Yandex Eats, soʻm`,
  enabledEats: msg`Sold in Yandex Eats`,
  expressPrice: msg`Price in Express24, soʻm`,
  enabledExpress: msg`Sold in Express24`,
  mxicCode: msg`MXIK, 17 digits`,
  packageCode: msg`Package code, up to 20 digits`,
  barcode: msg`Barcode`,
  image: msg`Link of the picture`,
  icon: msg`Link of the icon`,
  bgColor: msg`Colour behind the group, as #12AB9F`,
  iconBgColor: msg`Colour behind the icon, as #12AB9F`,
  morePictures: msg`More pictures of the dish`,
  integrationId: msg`Id in another system`,
  posterId: msg`Id in Poster`,
  jowiId: msg`Id in Jowi`,
  allergens: msg`Allergens`,
  diets: msg`Diets`,
  spicy: msg`Hotness, 0 to 3`,
  calorie: msg`Energy of a portion, kcal`,
  measure: msg`Size of a portion`,
  timeCookingMin: msg`Cooking time from, minutes`,
  viewType: msg`Size of the cards`,
  scrollType: msg`Direction of the list`,
  navigationType: msg`A dish opens in`,
  isWithoutCart: msg`Only to look at, without a basket`,
  textColor: msg`Colour of the title, as #12AB9F`,
  timeCookingMax: msg`Cooking time to, minutes`,
  lockedFields: msg`Stay as they are at an import`,
  labels: msg`Labels`,
  tags: msg`Words that search finds it by, one a line`,
  unit: msg`Sold by`,
  minCount: msg`Fewest in an order`,
  maxCount: msg`Most in an order, empty for any number`,
  isCartRecommendation: msg`Recommended in the basket`,
  deliveryEnabled: msg`Can be delivered`,
  pickUpEnabled: msg`Can be picked up`,
  dineInEnabled: msg`Can be eaten here`,
  protein: msg`Protein in a portion, g`,
  fat: msg`Fat in a portion, g`,
  carbohydrate: msg`Carbohydrates in a portion, g`,
  comboPricing: msg`Combo`,
  comboDiscount: msg`Discount on the sum of the combo, %`,
};

export const DIET_LABELS: Readonly<Record<Diet, MessageDescriptor>> = {
  HALAL: msg`Halal`,
  VEGAN: msg`Vegan`,
  VEGETARIAN: msg`Vegetarian`,
};

const VIEW_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  BIG: msg`Large`,
  MEDIUM: msg`Medium`,
  SMALL: msg`Small`,
  VERTICAL: msg`Downwards`,
  HORIZONTAL: msg`Sideways`,
  SHEET: msg`A sheet from below`,
  POP_UP: msg`A window`,
  FULL_SCREEN: msg`The whole screen`,
};

const LABEL_LABELS: Readonly<Record<`labels:${DishLabel}`, MessageDescriptor>> = {
  'labels:new': msg({ context: 'dish', message: 'New' }),
  'labels:hit': msg`Popular`,
  'labels:spicy': msg`Spicy`,
  'labels:vegan': DIET_LABELS.VEGAN,
  'labels:halal': DIET_LABELS.HALAL,
};

/** What a lock keeps. */
const LOCK_LABELS: Readonly<Record<`lockedFields:${Lock}`, MessageDescriptor>> = {
  'lockedFields:name': MENU_FIELD_LABELS['name']!,
  'lockedFields:description': MENU_FIELD_LABELS['description']!,
  'lockedFields:category': MENU_FIELD_LABELS['categoryId']!,
  'lockedFields:price': MENU_FIELD_LABELS['costPrice']!,
  'lockedFields:discount': MENU_FIELD_LABELS['discount']!,
  'lockedFields:mxik': msg`MXIK`,
  'lockedFields:image': msg`Picture`,
  'lockedFields:barcode': MENU_FIELD_LABELS['barcode']!,
  'lockedFields:external_id': MENU_FIELD_LABELS['integrationId']!,
  'lockedFields:poster_id': MENU_FIELD_LABELS['posterId']!,
  'lockedFields:jowi_id': MENU_FIELD_LABELS['jowiId']!,
  'lockedFields:active': MENU_FIELD_LABELS['active']!,
  'lockedFields:position': MENU_FIELD_LABELS['priority']!,
};

const UNIT_LABELS: Readonly<Record<`unit:${Unit}`, MessageDescriptor>> = {
  'unit:COUNT': msg`Piece`,
  'unit:KG': msg`Kilogram`,
  'unit:GRAMM': msg`Gram`,
  'unit:LITER': msg`Litre`,
};

type Pricing = (typeof COMBO_PRICINGS)[number];
const COMBO_LABELS: Readonly<Record<`comboPricing:${Pricing | 'null'}`, MessageDescriptor>> = {
  'comboPricing:null': msg`Not a combo`,
  'comboPricing:FIXED': msg`One price`,
  'comboPricing:SUM': msg`The sum of its dishes`,
};

const MENU_LABELS: DraftLabels = {
  changes: msg`Changes of the menu`,
  everyBranch: msg`People of every branch publish the menu: guests of all branches see it.`,
  fields: MENU_FIELD_LABELS,
  values: {
    ...ALLERGEN_LABELS,
    ...DIET_LABELS,
    ...VIEW_LABELS,
    ...LABEL_LABELS,
    ...UNIT_LABELS,
    ...LOCK_LABELS,
    ...COMBO_LABELS,
  },
};

/** What the menu editor calls its fields and values. */
export function menuLabels({ draft, categories, modifierGroups }: MenuView, language: Language): DraftLabels {
  const names = new Map([
    ...categories.map(({ id, fields }) => [`categoryId:${id}`, recordName(fields, language) || id] as const),
    ...modifierGroups.map(
      ({ id, fields }) => [`modifierGroups:${id}`, recordName(fields, language) || id] as const,
    ),
    ...draft.groups.map(({ id, name }) => [`groupId:${id}`, localize(name, language) || id] as const),
    ...draft.branches.flatMap(({ id, name }) =>
      ['branches', 'branchesOff'].map((field) => [`${field}:${id}`, localize(name, language) || id] as const),
    ),
  ]);
  return { ...MENU_LABELS, names };
}

import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, listOf, orElse, orNull } from '../kernel/wire.ts';
import { Product } from './product.schema.ts';

/** How large the cards of a category are (ENUM-07). */
export const VIEW_TYPES = ['BIG', 'MEDIUM', 'SMALL'] as const;
/** How large the cards of a category are (ENUM-07). */
export const ViewType = v.picklist(VIEW_TYPES);
export type ViewType = v.InferOutput<typeof ViewType>;

/** Which way a category scrolls (ENUM-07). */
export const SCROLL_TYPES = ['VERTICAL', 'HORIZONTAL'] as const;
/** Which way a category scrolls (ENUM-07). */
export const ScrollType = v.picklist(SCROLL_TYPES);
export type ScrollType = v.InferOutput<typeof ScrollType>;

/** What a product of a category opens in (ENUM-07, SET-23). */
export const NAVIGATION_TYPES = ['SHEET', 'POP_UP', 'FULL_SCREEN'] as const;
/** What a product of a category opens in (ENUM-07, SET-23). */
export const NavigationType = v.picklist(NAVIGATION_TYPES);
export type NavigationType = v.InferOutput<typeof NavigationType>;

/** A category of the menu (ENT-20). An unknown view takes the default. */
export const Category = v.object({
  id: Id,
  groupId: orNull(Id),
  name: LocalizedText,
  image: orNull(v.string()),
  priority: orElse(v.number(), 0),
  /** A hidden category and its products are on no menu. */
  active: flag(true),
  products: listOf(Product),
  textColor: orNull(v.string()),
  viewType: v.fallback(orElse(ViewType, 'MEDIUM'), 'MEDIUM'),
  scrollType: v.fallback(orElse(ScrollType, 'VERTICAL'), 'VERTICAL'),
  navigationType: v.fallback(orElse(NavigationType, 'SHEET'), 'SHEET'),
  isWithoutCart: flag(),
  /** Ids of the branches that sell its dishes, where a dish states nothing of them itself (BO-471). */
  branches: v.optional(listOf(Id)),
});
export type Category = v.InferOutput<typeof Category>;

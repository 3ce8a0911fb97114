import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, listOf, orElse, orNull } from '../kernel/wire.ts';
import { Category } from './category.schema.ts';

/** Group types (ENUM-17). Nothing in the storefront reads them (D76). */
export const GROUP_TYPES = ['GROUP', 'WITHOUT_GROUP'] as const;
/** Whether categories stand in groups (ENUM-17). */
export const GroupType = v.picklist(GROUP_TYPES);
export type GroupType = v.InferOutput<typeof GroupType>;

/** A part of the menu that holds categories (ENT-19). */
export const Group = v.object({
  id: Id,
  name: LocalizedText,
  icon: orNull(v.string()),
  image: orNull(v.string()),
  bgColor: orNull(v.string()),
  iconBgColor: orNull(v.string()),
  priority: orElse(v.number(), 0),
  categories: listOf(Category),
});
export type Group = v.InferOutput<typeof Group>;

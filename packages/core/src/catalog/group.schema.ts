import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, listOf, orElse, orNull } from '../kernel/wire.ts';
import { Category } from './category.schema.ts';

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

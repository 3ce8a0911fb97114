import type { Combo } from '@dasturxon/core/catalog';
import type { LocalizedText } from '@dasturxon/core/kernel';

import type { Choice } from './modifiers.ts';
import type { Tint } from './pictures/tints.ts';

/** A dish's data. Money in soʻm, weight in grams, energy in kcal. */
export type DishFacts = {
  price: number;
  /** Codes of a drawing and emojis, the main one first (see pictures/dish-picture.ts). */
  pic: string;
  discount?: number;
  gram?: number;
  /** Sold by weight or volume, in steps. */
  by?: { unit: 'KG' | 'LITER'; step: number };
  kcal?: number;
  /** Minutes from and to; the section's unless given. */
  min?: [number, number];
  labels?: string[];
  tags?: string[];
  mods?: Choice[];
  /** A combo whose steps are the questions. */
  combo?: Combo;
  most?: number;
  /** Left in stock. */
  stock?: number;
  available?: false;
  deliverable?: false;
  recommended?: true;
  /** Branches that cook it; all of them unless given. */
  branches?: string[];
};

export type Dish = { key: string; facts: DishFacts; name: LocalizedText; description: LocalizedText };

/** How a category looks. */
export type SectionLook = {
  tint: Tint;
  picture: string;
  cookMinutes: [number, number];
  viewType?: 'BIG' | 'MEDIUM' | 'SMALL';
  scrollType?: 'VERTICAL' | 'HORIZONTAL';
  navigationType?: 'SHEET' | 'POP_UP' | 'FULL_SCREEN';
  isWithoutCart?: true;
};

export type Section = SectionLook & { key: string; name: LocalizedText; dishes: Dish[] };

export type MenuPart = {
  key: string;
  name: LocalizedText;
  icon: string;
  bgColor: string;
  iconBgColor: string;
  sections: Section[];
};

function half(text: LocalizedText, index: 0 | 1): LocalizedText {
  const pick = (each: string) => each.split(' | ')[index] ?? '';
  return { uz: pick(text.uz), ru: pick(text.ru), eng: pick(text.eng) };
}

/** A dish. Its text is 'name | description' in each language. */
export function dish(key: string, facts: DishFacts, text: LocalizedText): Dish {
  return { key, facts, name: half(text, 0), description: half(text, 1) };
}

/** A category of dishes, in the order in which they are shown. */
export function section(key: string, name: LocalizedText, rest: SectionLook & { dishes: Dish[] }): Section {
  return { key, name, ...rest };
}

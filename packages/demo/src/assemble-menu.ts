import { Category, Group, type Menu, Product } from '@dasturxon/core/catalog';
import type { LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { marksOf } from './dish-marks.ts';
import { DEMO_MXIK } from './fiscal.ts';
import type { Dish, DishFacts, MenuPart, Section } from './menu.ts';
import type { Choice, ChoiceItem } from './modifiers.ts';
import type { Art } from './pictures/picture.ts';
import type { Tint } from './pictures/tints.ts';

/** Whose menu it is, where it is cooked, and who draws it. */
export type Kitchen = { brand: string; branchIds: readonly string[]; art: Art };

function modifierOf(group: string, item: ChoiceItem, look: { art: Art; tint: Tint; brand: string }) {
  return {
    id: `${group}-${item.key}`,
    name: item.name,
    image: item.pic ? look.art({ kind: 'chip', tint: look.tint, show: item.pic }) : null,
    price: item.price,
    min: 0,
    max: item.most ?? 1,
    default: item.byDefault ? 1 : 0,
    included: item.included ?? 0,
    isAvailable: item.available ?? true,
    dependsOn: (item.needs ?? []).map((key) => `${group}-${key}`),
    productId: item.dish ? `${look.brand}-p-${item.dish}` : null,
    extra: item.extra ?? 0,
  };
}

/** Modifier pictures take one tint per question, so that a question drawn twice is drawn once. */
const CHOICE_TINT: Tint = 'honey';

function modificationGroup(choice: Choice, priority: number, { art, brand }: Kitchen) {
  return {
    id: choice.id,
    name: choice.name,
    min: choice.min,
    max: choice.max,
    required: choice.min > 0,
    multiple: choice.max !== 1,
    priority,
    items: choice.items.map((item) => modifierOf(choice.id, item, { art, tint: CHOICE_TINT, brand })),
  };
}

function quantity({ by, gram, most, stock }: DishFacts) {
  const size = by
    ? { unit: by.unit, measure: by.step }
    : gram
      ? { unit: 'GRAMM', measure: gram }
      : { unit: 'COUNT' };
  return { ...size, maxCount: most ?? null, amount: stock ?? null };
}

type Named = { id: string; name: LocalizedText };
type Shelf = { section: Section; category: Named; group: Named };

function availability({ available, deliverable, branches }: DishFacts, kitchen: Kitchen) {
  return {
    isAvailable: available ?? true,
    deliveryEnabled: deliverable ?? true,
    productBranch: (branches ?? kitchen.branchIds).map((id) => ({ branch: { id, isActive: true } })),
  };
}

function kind({ mods = [], kcal, min, combo }: DishFacts, section: Section, kitchen: Kitchen) {
  const [timeCookingMin, timeCookingMax] = min ?? section.cookMinutes;
  return {
    type: mods.length > 0 ? ('MODIFICATION' as const) : ('NONE' as const),
    calorie: kcal ?? null,
    timeCookingMin,
    timeCookingMax,
    modificationGroups: mods.map((choice, i) => modificationGroup(choice, i + 1, kitchen)),
    combo: combo ?? null,
  };
}

function productOf(item: Dish, shelf: Shelf & { priority: number }, kitchen: Kitchen): Product {
  const { facts, name, description } = item;
  const { section, category, group, priority } = shelf;
  const image = kitchen.art({ kind: 'dish', tint: section.tint, show: facts.pic });
  const { labels = [], tags = [], discount = 0, recommended = false } = facts;
  return v.parse(Product, {
    id: `${kitchen.brand}-p-${section.key}-${item.key}`,
    name,
    description,
    image,
    gallery: [image],
    categoryId: category.id,
    category,
    group,
    priority,
    labels,
    tags,
    discount,
    ...availability(facts, kitchen),
    ...kind(facts, section, kitchen),
    ...marksOf(item),
    ...quantity(facts),
    costPrice: facts.price,
    mxicCode: DEMO_MXIK,
    isCartRecommendation: recommended,
  });
}

function categoryOf(section: Section, place: { id: string; groupId: string; priority: number }, art: Art) {
  return v.parse(Category, {
    ...place,
    name: section.name,
    image: art({ kind: 'dish', tint: section.tint, show: section.picture }),
    textColor: '#2B1A0F',
    viewType: section.viewType ?? 'MEDIUM',
    scrollType: section.scrollType ?? 'VERTICAL',
    navigationType: section.navigationType ?? 'SHEET',
    isWithoutCart: section.isWithoutCart ?? false,
  });
}

function groupOf(part: MenuPart, place: { id: string; priority: number }, art: Art) {
  const tint = part.sections[0]!.tint;
  return v.parse(Group, {
    ...place,
    name: part.name,
    icon: art({ kind: 'chip', tint, show: part.icon }),
    image: art({ kind: 'dish', tint, show: part.icon }),
    bgColor: part.bgColor,
    iconBgColor: part.iconBgColor,
  });
}

/** The three flat lists of a menu, every entry through core's schema, in the order they are written in. */
export function assembleMenu(parts: readonly MenuPart[], kitchen: Kitchen): Menu {
  const menu: Menu = { groups: [], categories: [], products: [] };
  for (const part of parts) {
    const group = groupOf(
      part,
      { id: `${kitchen.brand}-g-${part.key}`, priority: menu.groups.length + 1 },
      kitchen.art,
    );
    menu.groups.push(group);
    for (const section of part.sections) {
      const id = `${kitchen.brand}-c-${section.key}`;
      const category = categoryOf(
        section,
        { id, groupId: group.id, priority: menu.categories.length + 1 },
        kitchen.art,
      );
      menu.categories.push(category);
      for (const item of section.dishes) {
        const priority = menu.products.length + 1;
        const named = ({ id: of, name }: Named) => ({ id: of, name });
        menu.products.push(
          productOf(item, { section, category: named(category), group: named(group), priority }, kitchen),
        );
      }
    }
  }
  return menu;
}

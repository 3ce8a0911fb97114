import { createHash } from 'node:crypto';

import type { ModificationGroup, Product } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';

import type { AggregatorCtx } from '../model/client.ts';
import { readSoldMenu, type SoldDish, type SoldMenu } from './sold-menu.ts';

/**
 * The hash by which the aggregator sees that a picture has changed, by its rule that of the file. Our pictures are named
 * by the hash of their bytes, so that of the address changes exactly when the file does.
 */
const pictureHash = (url: string): string => createHash('sha1').update(url).digest('hex');

function picturesOf({ image }: Product, { origin }: SoldMenu) {
  if (!image) return [];
  const isWhole = image.startsWith('https:');
  if (!isWhole && origin === null) return [];
  const url = isWhole ? image : new URL(image, `${origin}/`).href;
  return [{ url, hash: pictureHash(url) }];
}

/** The most of a choice where the menu sets no limit. */
const UNLIMITED = 99;

function toGroup(group: ModificationGroup, { language }: SoldMenu) {
  const least = group.required ? Math.max(1, group.min) : group.min;
  return {
    id: group.id,
    name: localize(group.name, language),
    minSelectedModifiers: least,
    maxSelectedModifiers: group.max === 0 ? Math.max(group.items.length, least) : group.max,
    sortOrder: group.priority,
    modifiers: group.items.map((one) => ({
      id: one.id,
      name: localize(one.name, language),
      price: one.price,
      minAmount: one.min,
      maxAmount: one.max === 0 ? UNLIMITED : one.max,
    })),
  };
}

const UNITS = { KG: 'g', GRAMM: 'g', LITER: 'ml', COUNT: 'pcs' } as const;
const THOUSANDS = { KG: 1000, LITER: 1000, GRAMM: 1, COUNT: 1 } as const;

/** A dish by weight is sold by its step, so that its quantity is whole. */
function measureOf({ unit, measure }: Product) {
  return { measure: Math.round((measure ?? 1) * THOUSANDS[unit]), measureUnit: UNITS[unit] };
}

function toItem({ product, price }: SoldDish, menu: SoldMenu) {
  return {
    id: product.id,
    categoryId: product.categoryId ?? '',
    name: localize(product.name, menu.language),
    description: localize(product.description, menu.language),
    price,
    ...measureOf(product),
    sortOrder: product.priority,
    images: picturesOf(product, menu),
    modifierGroups: product.modificationGroups.map((group) => toGroup(group, menu)),
  };
}

/** The menu of a branch (`application/vnd.eats.menu.composition.v2+json`). Notes that it was read. */
export async function readComposition(ctx: AggregatorCtx, branchId: string) {
  const menu = await readSoldMenu(ctx, branchId);
  const used = new Set(menu.dishes.map(({ product }) => product.categoryId));
  const categories = menu.overall.categories.filter(({ id }) => used.has(id));
  return {
    categories: categories.map(({ id, name, priority }) => ({
      id,
      name: localize(name, menu.language),
      sortOrder: priority,
      images: [],
    })),
    items: menu.dishes.filter(({ product }) => product.categoryId !== null).map((dish) => toItem(dish, menu)),
    lastChange: ctx.now().toISOString(),
  };
}

/** What of it is not sold now. The inner names are not certain, so that they are here alone. */
const stopOf = (key: 'itemId' | 'modifierId', id: string) => ({ [key]: id, stock: 0 });

/** What a branch has run out of (`application/vnd.eats.menu.availability.v2+json`). */
export async function readAvailability(ctx: AggregatorCtx, branchId: string) {
  const { dishes } = await readSoldMenu(ctx, branchId);
  const products = dishes.map(({ product }) => product);
  const isOut = ({ isAvailable, amount }: Product) => !isAvailable || amount === 0;
  const choices = products.flatMap(({ modificationGroups }) =>
    modificationGroups.flatMap(({ items }) => items),
  );
  const missing = new Set(choices.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id));
  return {
    items: products.filter(isOut).map(({ id }) => stopOf('itemId', id)),
    modifiers: [...missing].map((id) => stopOf('modifierId', id)),
  };
}

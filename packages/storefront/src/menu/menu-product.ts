import type { Unit } from '@dasturxon/core/catalog';

import type { SlimProduct } from './slim-menu.ts';

/** A row of the menu with its defaults filled in. Prices are whole so'm. */
export type MenuProduct = ReturnType<typeof toMenuProduct>;

const BIGGEST_COUNT = 99;

/** Reads one row; cheap enough to do for each card that is drawn. */
export function toMenuProduct([id, name, image, costPrice, discount = 0, rare = {}]: SlimProduct) {
  const unit: Unit = rare.unit ?? 'COUNT';
  const most = Math.min(rare.max ?? BIGGEST_COUNT, rare.stock ?? BIGGEST_COUNT, BIGGEST_COUNT);
  return {
    id,
    name,
    image,
    costPrice,
    discount,
    additionalPrice: rare.extra ?? 0,
    unit,
    measure: rare.measure ?? null,
    calorie: rare.calorie ?? null,
    labels: rare.labels ?? [],
    isOff: rare.off === 1,
    needsChoice: rare.ask === 1,
    deliveryEnabled: rare.stay !== 1,
    minCount: rare.min ?? 1,
    modifierPrices: rare.modifiers ?? {},
    isFull: (count: number) => count >= most,
  };
}

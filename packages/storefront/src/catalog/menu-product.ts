import type { Unit } from '@dasturxon/core/catalog';
import type { OfferedServiceType } from '@dasturxon/core/order';

import type { SlimProduct } from './slim-menu.ts';

/** A row of the menu with its defaults filled in. Prices are whole so'm. */
export type MenuProduct = ReturnType<typeof toMenuProduct>;

const BIGGEST_COUNT = 99;
const ORDINARY = {
  off: 0,
  when: null as string | null,
  look: 0,
  ask: 0,
  least: 0,
  by: null as readonly OfferedServiceType[] | null,
  unit: 'COUNT' as Unit,
  measure: null as number | null,
  extra: 0,
  calorie: null as number | null,
  labels: [] as readonly string[],
  min: 1,
  max: BIGGEST_COUNT,
  stock: BIGGEST_COUNT,
  modifiers: {},
  defaults: [] as readonly (readonly [id: string, count: number])[],
};

/** Reads one row; cheap enough to do for each card that is drawn. */
export function toMenuProduct([id, name, image, costPrice, discount = 0, rare]: SlimProduct) {
  const {
    off,
    when,
    look,
    ask,
    least,
    by,
    unit,
    measure,
    extra,
    calorie,
    labels,
    min,
    max,
    stock,
    modifiers,
    defaults,
  } = {
    ...ORDINARY,
    ...rare,
  };
  const most = Math.min(max, stock, BIGGEST_COUNT);
  return {
    id,
    name,
    image,
    costPrice,
    discount,
    additionalPrice: extra,
    unit,
    measure,
    calorie,
    labels,
    isOff: off === 1,
    soldAgain: when,
    isLookedAt: look === 1,
    needsChoice: ask === 1,
    lowestExtra: least,
    soldBy: by,
    minCount: min,
    modifierPrices: modifiers as Readonly<Record<string, readonly [price: number, included?: number]>>,
    defaultModifiers: defaults.map(([id, count]) => ({ id, count })),
    isFull: (count: number) => count >= most,
  };
}

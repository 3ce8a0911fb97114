import type { Product } from '../catalog/product.schema.ts';

/** How a product is counted; everything but the unit may be missing. */
export type Measured = { unit?: Product['unit']; measure?: number | null };

/** The step of a weighed product that names none (IMP-06). */
export const DEFAULT_MEASURE = 0.1;

/** The most of one product in a basket: pieces, kilograms or litres (I10). */
export const MOST_OF_ONE = 99;

const MICRO = 1_000_000;

/** A size in whole millionths of its unit, so that tenths and thousandths add up exactly. */
export function toMicro(size: number): number {
  return Math.round(size * MICRO);
}

/** Whether a product is counted in steps of `measure` and priced per kilogram or litre (D39). */
export function isWeighed(product: Measured): boolean {
  return product.unit === 'KG' || product.unit === 'LITER';
}

/** Steps of a weighed product: a millionth of its unit at least, a million of it at most. */
const STEPS = { least: 1 / MICRO, most: MICRO };

/** How much of its unit one count of a product is: a step for KG and LITER, one for the others. */
export function stepOf(product: Measured): number {
  if (!isWeighed(product)) return 1;
  return Math.min(Math.max(product.measure ?? DEFAULT_MEASURE, STEPS.least), STEPS.most);
}

/** `count` in the product's unit: 3 steps of 0.1 are 0.3, exactly. */
export function quantityOf(product: Measured, count: number): number {
  return (count * toMicro(stepOf(product))) / MICRO;
}

/** How many whole counts of a product `quantity` of its unit holds. */
export function countIn(product: Measured, quantity: number): number {
  return Math.floor(toMicro(quantity) / toMicro(stepOf(product)));
}

/** A sold line with its choices; an option of a combo names its dish. */
export type StockLine = Measured & {
  productId: string;
  count: number;
  modifiers: readonly { productId: string | null; count: number }[];
};

/** What a line takes from the stock of each dish, in the dish's unit: of itself, and of the parts of a combo (B16). */
export function stockOf(line: StockLine): [productId: string, quantity: number][] {
  const parts = line.modifiers.flatMap(({ productId, count }): [string, number][] =>
    productId === null ? [] : [[productId, count * line.count]],
  );
  return [[line.productId, quantityOf(line, line.count)], ...parts];
}

import type { Money } from '../kernel/money.ts';

/** An amount in whole tiyin, a hundredth of a so'm: what providers count in (D52). */
export type Tiyin = number;

const TIYIN_IN_SOM = 100;
const SOM_TEXT = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Whole so'm in tiyin. */
export function toTiyin(amount: Money): Tiyin {
  return amount * TIYIN_IN_SOM;
}

/** Tiyin in whole so'm; null where a part of a so'm would be lost. */
export function fromTiyin(amount: Tiyin): Money | null {
  return amount % TIYIN_IN_SOM === 0 ? amount / TIYIN_IN_SOM : null;
}

/** The whole so'm in an amount: what can be shown, given back or held; a part of a so'm is left out. */
export function wholeSom(amount: Tiyin): Money {
  return Math.floor(amount / TIYIN_IN_SOM);
}

/** An amount in so'm, a part of a so'm counted as one: what is owed to a merchant, or counts against a limit. */
export function somRoundedUp(amount: Tiyin): Money {
  return Math.ceil(amount / TIYIN_IN_SOM);
}

/** An amount that a provider sent as a number of tiyin: a positive safe integer, never a text; null otherwise (T47). */
export function parseTiyin(value: unknown): Tiyin | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

/**
 * An amount that a provider sent as a text of so'm: ASCII digits with at most two decimals, read digit by digit and
 * never as a float; null otherwise (T47).
 */
export function parseSomText(text: unknown): Tiyin | null {
  const parts = typeof text === 'string' ? SOM_TEXT.exec(text) : null;
  if (!parts) return null;
  const [, som = '', hundredths = ''] = parts;
  return parseTiyin(toTiyin(Number(som)) + Number(hundredths.padEnd(2, '0')));
}

/** Tiyin as a number of so'm, with decimals where a part of a so'm is left: for the JSON of a provider. */
export function somNumber(amount: Tiyin): number {
  return Number(somText(amount));
}

/** Tiyin as a text of so'm with two decimals: `125000.00`. */
export function somText(amount: Tiyin): string {
  const tiyin = String(amount % TIYIN_IN_SOM).padStart(2, '0');
  return `${Math.floor(amount / TIYIN_IN_SOM)}.${tiyin}`;
}

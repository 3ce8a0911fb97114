import * as v from 'valibot';

import { DAY_MS, MINUTE_MS } from '../kernel/durations.ts';
import { LANGUAGES } from '../kernel/language.ts';
import type { LocalizedText } from '../kernel/localized-text.ts';
import { Instant, orNull } from '../kernel/wire.ts';

/** Days between the request to delete a brand and its deletion. Until then any owner calls it off (BO-521). */
export const BRAND_DELETION_DAYS = 30;

/** Owners see the coming deletion on every page for the last days before it. */
const WARNED_DAYS = 3;

/**
 * How long after the moment the brand takes its last order its data is erased, in milliseconds. No call lasts as long, so that
 * an order that was being placed at that moment is seen.
 */
export const ERASURE_MARGIN_MS = 15 * MINUTE_MS;

/** When a brand is deleted that was asked to be at a moment. */
export const deletionDueAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + BRAND_DELETION_DAYS * DAY_MS);

/** Whether owners are warned of a deletion on every page. */
export const isDeletionNear = (dueAt: Date, now: Date): boolean =>
  dueAt.getTime() - now.getTime() <= WARNED_DAYS * DAY_MS;

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').normalize('NFC');

/** The names of a brand that confirm its deletion: one for each language that has one, or else its short name. */
export function namesToType({ name, sub }: { name: LocalizedText | null; sub: string }): string[] {
  const names = LANGUAGES.map((language) => folded(name?.[language] ?? '')).filter((text) => text !== '');
  return names.length > 0 ? [...new Set(names)] : [sub];
}

/** Whether a typed text is one of the names, letter by letter; spaces around it do not count. */
export const isTypedName = (typed: string, names: readonly string[]): boolean =>
  names.includes(folded(typed));

/** The deletion that is planned for a brand, and what it still waits for (BO-521). */
export const BrandDeletion = v.object({
  /** One of these is typed to confirm. */
  names: v.array(v.string()),
  /** Null while no deletion is planned. */
  dueAt: orNull(Instant),
  /** Who asked for it, by name. */
  askedBy: orNull(v.string()),
  /** What is not finished: the deletion waits until none is left. */
  openOrders: v.number(),
  openPayments: v.number(),
});
export type BrandDeletion = v.InferOutput<typeof BrandDeletion>;

import type { Role } from '../../auth/user.schema.ts';
import { needsFactor } from '../sign-in/second-factor.ts';
import { STAFF_ROLES } from '../people/may-grant.ts';

/** Digits of a PIN. */
export const PIN_DIGITS = { least: 4, most: 6 } as const;

/** The middle column of a keypad, down and up. */
const COLUMN: readonly string[] = ['2580', '0852'];

/** A year in which staff or their children were born. */
const YEAR = /^(?:19[4-9]|20[0-3])\d$/;

/** Whether each digit differs from the one before it by the same step, such as 1111, 1234, 9876 and 2468; 0 follows 9. */
function isRow(digits: readonly number[]): boolean {
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - digits[index]! + 10) % 10));
  return steps.size === 1;
}

/** Whether the second half repeats the first one, such as 123123. */
const isTwice = (pin: string): boolean => pin.slice(0, pin.length / 2).repeat(2) === pin;

/** Whether a text has the form of a PIN. */
export const isPin = (text: string): boolean =>
  text.length >= PIN_DIGITS.least && text.length <= PIN_DIGITS.most && /^\d+$/.test(text);

/**
 * Whether a PIN is one of those that are guessed first (BO-41): a row, a repetition, fewer than three different digits, a
 * year, the middle of the keypad, or the end of the person's own phone.
 */
export const isWeakPin = (pin: string, phone: string | null): boolean =>
  isRow(Array.from(pin, Number)) ||
  isTwice(pin) ||
  new Set(pin).size < 3 ||
  YEAR.test(pin) ||
  COLUMN.includes(pin) ||
  (phone?.endsWith(pin) ?? false);

/** Whether people of a role may enter by a PIN. A role that needs a second factor signs in with it on shared tablets too. */
export const mayEnterByPin = (role: Role): boolean =>
  STAFF_ROLES.some((one) => one === role) && !needsFactor(role);

/** Wrong PINs in a row until the device and the person wait, and for how long. */
export const PIN_TRIES = 5;
const LOCK_MS = 5 * 60_000;

/** The tries of a device or a person since the last right PIN. `lockedUntil` is null without a lock. */
export type PinTries = { tries: number; lockedUntil: Date | null };

/** No try yet, as after a right PIN. */
export const NO_TRIES: PinTries = { tries: 0, lockedUntil: null };

/** Seconds until a PIN may be tried again; 0 when it may be tried now. */
export const pinWaitSeconds = ({ lockedUntil }: PinTries, now: Date): number =>
  Math.max(0, Math.ceil(((lockedUntil?.getTime() ?? 0) - now.getTime()) / 1000));

/** The tries after one more, which counts as wrong until it is known to be right. A lock that is over begins anew. */
export function countPinTry({ tries, lockedUntil }: PinTries, now: Date): PinTries {
  const next = lockedUntil === null ? tries + 1 : 1;
  return { tries: next, lockedUntil: next < PIN_TRIES ? null : new Date(now.getTime() + LOCK_MS) };
}

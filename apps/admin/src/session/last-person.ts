import { isIdleLocked } from '@dasturxon/core/staff';

const PERSON = 'last-person';
const TOUCH = 'last-touch';

/** The person who entered this shared tablet last and has not signed out; null without one. */
export const lastPerson = (): string | null => localStorage.getItem(PERSON);

/** Stores who has entered, so that a locked tablet asks for their PIN first. */
export const keepLastPerson = (userId: string): void => localStorage.setItem(PERSON, userId);

/** Removes that person after a sign-out. */
export const forgetLastPerson = (): void => localStorage.removeItem(PERSON);

/** Keeps the time of a touch of this shared tablet. */
export const keepTouch = (at: Date): void => localStorage.setItem(TOUCH, at.toISOString());

/** Whether this shared tablet was touched so recently that it is not locked. */
export const wasTouched = (): boolean =>
  !isIdleLocked({ lockedAt: null, touchedAt: new Date(localStorage.getItem(TOUCH) ?? 0) }, new Date());

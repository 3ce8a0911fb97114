/** The terms of a stop that need nothing more to be chosen. */
export const STOP_CHOICES = ['1H', '2H', '4H', 'TOMORROW', 'FOR_GOOD'] as const;
/** How long something may be off sale; DATE names its end, LEFT sells so many more today (BO-46). */
export const STOP_TERMS = [...STOP_CHOICES, 'DATE', 'LEFT'] as const;
/** How long something may be off sale. */
export type StopTerm = (typeof STOP_TERMS)[number];

/** How long a branch may be paused; the numbers are minutes. */
export const PAUSE_CHOICES = ['15', '30', '60', 'END_OF_DAY'] as const;
/** How long a branch may be paused; the numbers are minutes. */
export type PauseChoice = (typeof PAUSE_CHOICES)[number];

/** How long a branch may be busy; the numbers are minutes. */
export const BUSY_TERMS = ['30', '60', '120', 'END_OF_DAY'] as const;
/** How long a branch may be busy; the numbers are minutes. */
export type BusyTerm = (typeof BUSY_TERMS)[number];

/** Whether a stop with the end `one` lasts longer than one with the end `other`; null never ends. */
export const outlasts = (one: Date | null, other: Date | null): boolean =>
  one === null || (other !== null && one > other);

/** What is left of a stop or a pause: its end, or null once that has passed. */
export const stillUntil = (until: string | null, now: Date): string | null =>
  until !== null && Date.parse(until) > now.getTime() ? until : null;

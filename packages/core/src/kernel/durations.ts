/** A second in milliseconds. */
export const SECOND_MS = 1_000;
/** A minute in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS;
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours in milliseconds; a day of the calendar may be longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;

/** An hour in seconds. */
export const HOUR_S = 3_600;
/** 24 hours in seconds. */
export const DAY_S = 24 * HOUR_S;

/** For so many ways to pay room is kept until they are known: as far as the end of a phone's first screen. */
export const PAYMENT_ROWS = 6;

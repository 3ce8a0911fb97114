/** The longest email (VAL-02). */
export const EMAIL_MAX = 320;
/** The longest URL (VAL-03). */
export const URL_MAX = 2048;
/** The longest comment, note or reason. */
export const COMMENT_MAX = 500;
/** The longest note about allergies: a cook reads it at a glance. */
export const ALLERGIES_MAX = 200;
/** The longest review of an order or of a dish. */
export const REVIEW_MAX = 1000;
/** The longest promo code. */
export const PROMO_CODE_MAX = 64;
/** The longest name that a guest gives an address or a card. */
export const TITLE_MAX = 100;
/** The longest parts of an address; `door` is each of the office, the floor and the like. */
export const ADDRESS_MAX = { street: 300, house: 50, details: 2000, door: 200 } as const;
/** Bounds of a person's name (VAL-05, D34). */
export const NAME_LENGTH = { min: 2, max: 50 } as const;
/** A code from an SMS: four to six digits (VAL-05, D34). */
export const CODE_SHAPE = /^\d{4,6}$/;

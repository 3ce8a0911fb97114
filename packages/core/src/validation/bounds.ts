/** The longest email (VAL-02). */
export const EMAIL_MAX = 320;
/** The longest URL (VAL-03). */
export const URL_MAX = 2048;
/** Bounds of a person's name (VAL-05, D34). */
export const NAME_LENGTH = { min: 2, max: 50 } as const;
/** A code from an SMS: four to six digits (VAL-05, D34). */
export const CODE_SHAPE = /^\d{4,6}$/;

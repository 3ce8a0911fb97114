/** A day as checkout writes it, 'YYYY-MM-DD'. */
export const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;
/** A time of day as checkout writes it, 'HH:MM' (VAL-08). */
export const TIME_SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/;

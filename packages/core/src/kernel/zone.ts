/** The zone of a merchant that names none. */
export const DEFAULT_ZONE = 'Asia/Tashkent';

/** The zone of a merchant that names none. */
export const DEFAULT_ZONE = 'Asia/Tashkent';

/** The zone in which payment providers of Uzbekistan write their days and moments, whatever the merchant's is. */
export const PROVIDER_ZONE = DEFAULT_ZONE;

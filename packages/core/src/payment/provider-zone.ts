import { DEFAULT_ZONE } from '../kernel/zone.ts';

/** The zone in which payment providers of Uzbekistan write their days and moments, whatever the merchant's is. */
export const PROVIDER_ZONE = DEFAULT_ZONE;

import type { Kept } from '../kept/kept.ts';
import type { FindProviderMerchant } from './provider-merchant.ts';

/** What the stand-in of a payment provider needs: calls to the server, the time, and state that outlives a restart. */
export type ProviderTools = { fetch: typeof globalThis.fetch; now: () => Date; kept: Kept };

/** The same with the merchants' accounts. */
export type MerchantTools = ProviderTools & { findProviderMerchant: FindProviderMerchant };

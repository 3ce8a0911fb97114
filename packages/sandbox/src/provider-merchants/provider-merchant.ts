/** A payment provider, by the way to pay that guests choose. */
export type ProviderName = 'PAYME' | 'CLICK' | 'UZUM' | 'PAYNET' | 'RAHMAT';

/** What a provider knows of a merchant that has a contract with it. */
export interface ProviderMerchant {
  readonly merchantId: string;
  /** Its name, for people. */
  readonly brand: string;
  /** Where the provider calls the merchant, on loopback. */
  readonly callbackUrl: string;
  /** The keys that both sides know. */
  readonly account: Readonly<Record<string, unknown>>;
}

/** The merchant with such an account at a provider; null when there is none. */
export type FindProviderMerchant = (
  provider: ProviderName,
  isIt: (account: Readonly<Record<string, unknown>>) => boolean,
) => Promise<ProviderMerchant | null>;

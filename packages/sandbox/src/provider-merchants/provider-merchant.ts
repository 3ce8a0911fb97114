/** A payment provider, by the way to pay that guests choose. */
export type ProviderName = 'PAYME' | 'CLICK' | 'UZUM' | 'PAYNET' | 'RAHMAT';

/** A provider's record of a merchant with a contract. */
export interface ProviderMerchant {
  readonly merchantId: string;
  /** Its name, for people. */
  readonly brand: string;
  /** Where the provider calls the merchant, on loopback. */
  readonly callbackUrl: string;
  /** The shared keys. */
  readonly account: Readonly<Record<string, unknown>>;
}

/** Whether a field of an account is this id. A merchant's file may hold an id as a number; calls carry it as text. */
export const hasId = (account: ProviderMerchant['account'], field: string, id: string): boolean =>
  id !== '' && (account[field] === id || account[field] === Number(id));

/** The merchant with this account at a provider; null without one. */
export type FindProviderMerchant = (
  provider: ProviderName,
  isIt: (account: Readonly<Record<string, unknown>>) => boolean,
) => Promise<ProviderMerchant | null>;

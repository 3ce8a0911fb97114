import type { ProviderMerchant } from '../provider-merchants/provider-merchant.ts';

/** Payme's no, with its code. */
export class PaymeNo extends Error {
  override readonly name = 'PaymeNo';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A method of the Subscribe API, and which side of a merchant may call it. */
export type Method = {
  side: 'client' | 'server';
  run: (merchant: ProviderMerchant, params: Record<string, unknown>) => Promise<unknown>;
};

/** The merchant's id at Payme. */
export const idOf = (merchant: ProviderMerchant): string => String(merchant.account['merchantId']);

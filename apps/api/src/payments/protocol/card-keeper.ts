import type { PaymentType, Tiyin } from '@dasturxon/core/payment';

/** A card as its provider describes it: enough to recognise it, not enough to pay with. */
export type KeptCard = {
  lastFour: string;
  expire: string;
  brand: string | null;
  phone: string | null;
  isVerified: boolean;
  /** The token to keep from now on. */
  token: string;
};

/** Charges a card token. Calls `started` with the provider's id as soon as it is known. */
export type CardPayment = {
  orderNumber: number;
  amount: Tiyin;
  token: string;
  detail: object | null;
  started: (providerId: string) => Promise<void>;
};

/**
 * A merchant's account at the card provider. Throws CardRefused for a rejection, another error for a missing answer.
 */
export type CardKeeperAtMerchant = {
  /** Where the browser sends a card, and by whose name (D82). */
  form: (origin: string) => { url: string; merchantId: string };
  check: (token: string) => Promise<KeptCard>;
  remove: (token: string) => Promise<void>;
  pay: (payment: CardPayment) => Promise<{ providerId: string; isPaid: boolean }>;
};

/** A provider that keeps cards. */
export type CardKeeper = {
  type: PaymentType;
  at: (account: Record<string, unknown>) => CardKeeperAtMerchant | null;
};

/** The keeper of the card, or its bank, refused. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

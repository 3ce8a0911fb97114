import type { PaymentType, Tiyin } from '@dasturxon/core/payment';

/** A card as its keeper tells of it: enough to know it by, nothing to pay with. */
export type KeptCard = {
  lastFour: string;
  expire: string;
  brand: string | null;
  phone: string | null;
  isVerified: boolean;
  /** The token to keep from now on. */
  token: string;
};

/** Takes money by a card's token. `started` is told the provider's id as soon as there is one. */
export type CardPayment = {
  orderNumber: number;
  amount: Tiyin;
  token: string;
  detail: object | null;
  started: (providerId: string) => Promise<void>;
};

/** A merchant's account at whoever keeps cards. Throws CardRefused for a no, anything else for no answer. */
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

/** The keeper of the card, or its bank, said no. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

import { randomBytes } from 'node:crypto';

import * as v from 'valibot';

import type { Kept } from '../kept/kept.ts';

/** What the test cards of Payme's documentation do. */
const CardBehaviour = v.picklist(['good', 'noSms', 'expired', 'blocked', 'broken', 'slow', 'unknown']);
type CardBehaviour = v.InferOutput<typeof CardBehaviour>;

/** A card as Payme stores it; the full number is dropped at once, as a token needs none. */
const WalletCard = v.object({
  token: v.string(),
  merchantId: v.string(),
  /** `860006******6311`. */
  number: v.string(),
  /** `03/99`. */
  expire: v.string(),
  behaviour: CardBehaviour,
  verify: v.boolean(),
});
export type WalletCard = v.InferOutput<typeof WalletCard>;

const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '8600495473316478': 'good',
  '8600069195406311': 'good',
  '9860090101219724': 'good',
  '8600060921090842': 'noSms',
  '3333336415804657': 'expired',
  '4444445987459073': 'blocked',
  '8600143417770323': 'broken',
  '8600134301849596': 'slow',
};

/** The code that Payme's test cards are verified by. */
export const CARD_CODE = '666666';

const newToken = () => randomBytes(48).toString('base64url');

/** The cards that guests gave to Payme. */
export function createPaymeWallet(kept: Kept) {
  const cards = kept.map('payme-cards', WalletCard);
  const put = (card: WalletCard) => {
    cards.set(card.token, card);
    return card;
  };
  return {
    add({ merchantId, number, expire }: { merchantId: string; number: string; expire: string }): WalletCard {
      return put({
        token: newToken(),
        merchantId,
        number: `${number.slice(0, 6)}******${number.slice(-4)}`,
        expire: `${expire.slice(0, 2)}/${expire.slice(2)}`,
        behaviour: TEST_CARDS[number] ?? 'unknown',
        verify: false,
      });
    },
    find(merchantId: string, token: string): WalletCard | null {
      const card = cards.get(token);
      return card?.merchantId === merchantId ? card : null;
    },
    /** The verified card, under a new token; the old one is invalid. */
    verify(card: WalletCard): WalletCard {
      cards.delete(card.token);
      return put({ ...card, token: newToken(), verify: true });
    },
    remove: (card: WalletCard) => cards.delete(card.token),
  };
}
export type PaymeWallet = ReturnType<typeof createPaymeWallet>;

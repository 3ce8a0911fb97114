import { randomBytes } from 'node:crypto';

/** A card as Payme keeps it; the whole number is forgotten at once, as a token needs none. */
export interface WalletCard {
  readonly token: string;
  readonly merchantId: string;
  /** `860006******6311`. */
  readonly number: string;
  /** `03/99`. */
  readonly expire: string;
  readonly behaviour: CardBehaviour;
  verify: boolean;
}

/** What the test cards of Payme's documentation do. */
export type CardBehaviour = 'good' | 'noSms' | 'expired' | 'blocked' | 'broken' | 'slow' | 'unknown';

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
const KEPT = 1_000;

/** The cards that guests gave to Payme, in memory. */
export function createPaymeWallet() {
  const cards = new Map<string, WalletCard>();
  const put = (card: WalletCard) => {
    cards.set(card.token, card);
    const [oldest] = cards.keys();
    if (cards.size > KEPT && oldest) cards.delete(oldest);
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
    /** The verified card, under a new token: the old one is worth nothing any more. */
    verify(card: WalletCard): WalletCard {
      cards.delete(card.token);
      return put({ ...card, token: newToken(), verify: true });
    },
    remove: (card: WalletCard) => cards.delete(card.token),
  };
}
export type PaymeWallet = ReturnType<typeof createPaymeWallet>;

import type { CardKeeper, CardKeeperAtMerchant, KeptCard } from '../../payments/protocol/card-keeper.ts';

/** A card as its provider describes it. */
export function aKeptCard(change: Partial<KeptCard> = {}): KeptCard {
  const card = { lastFour: '6478', expire: '03/99', brand: 'UZCARD', phone: null, isVerified: true };
  return { ...card, token: crypto.randomUUID(), ...change };
}

/** A scripted card provider; by default it has every card and accepts every charge. */
export function aScriptedKeeper(parts: Partial<CardKeeperAtMerchant>): CardKeeper {
  const willing: CardKeeperAtMerchant = {
    form: (origin) => ({ url: `${origin}/form`, merchantId: 'desk' }),
    check: async (token) => aKeptCard({ token }),
    remove: async () => undefined,
    pay: async () => ({ providerId: crypto.randomUUID(), isPaid: true }),
  };
  return { type: 'PAYME', at: () => ({ ...willing, ...parts }) };
}

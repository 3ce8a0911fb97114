import { cardBrand } from '@dasturxon/core/payment';
import * as v from 'valibot';

import { CardRefused, type CardKeeper, type KeptCard } from '../../protocol/card-keeper.ts';
import { PaymeAccount } from './payme-account.ts';
import { paymeApi } from './payme.ts';
import { PaymeRefused, RECEIPT_PAID, subscribeApi, type PaymeCard } from './payme-subscribe.ts';

function toKept(card: PaymeCard): KeptCard {
  return {
    lastFour: card.number.slice(-4),
    expire: card.expire,
    brand: cardBrand(card.number),
    phone: card.phone ?? null,
    isVerified: card.verify,
    token: card.token,
  };
}

async function orRefused<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((cause: unknown) => {
    throw cause instanceof PaymeRefused ? new CardRefused('payme refused the card', { cause }) : cause;
  });
}

type Outside = {
  fetch: typeof globalThis.fetch;
  api: () => string;
  /** The same API for the browser; the sandbox's depends on the host of the return URL. */
  browserApi: (returnUrl: string) => string;
};

/** Cards by Payme's Subscribe API: the number goes from the browser to Payme, the token alone comes here (D14). */
export function paymeCards({ fetch, api, browserApi }: Outside): CardKeeper {
  const subscribe = subscribeApi({ fetch, api: paymeApi(api) });
  return {
    type: 'PAYME',
    at(keys) {
      const parsed = v.safeParse(PaymeAccount, keys);
      if (!parsed.success || !parsed.output.keepsCards) return null;
      const account = parsed.output;
      return {
        form: (origin) => ({
          url: paymeApi(() => browserApi(origin))(account),
          merchantId: account.merchantId,
        }),
        check: async (token) => toKept(await orRefused(subscribe.checkCard(account, token))),
        remove: (token) => orRefused(subscribe.removeCard(account, token)),
        async pay({ orderNumber, amount, token, detail, started }) {
          const order = { amount, number: orderNumber, ...(detail && { detail }) };
          const { _id: id } = await orRefused(subscribe.createReceipt(account, order));
          await started(id);
          const { state } = await orRefused(subscribe.payReceipt(account, { id, token }));
          return { providerId: id, isPaid: state === RECEIPT_PAID };
        },
      };
    },
  };
}

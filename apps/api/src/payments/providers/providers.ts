import type { PaymentType } from '@dasturxon/core/payment';
import type * as v from 'valibot';

import { ClickAccount } from './click/click-account.ts';
import { clickPayments } from './click/click-payments.ts';
import { MulticardContract, multicardPayments } from './multicard/multicard-payments.ts';
import { NewPaynetAccount } from './paynet/paynet-account.ts';
import { paynetPayments } from './paynet/paynet-payments.ts';
import { UzumAccount } from './uzum/uzum-account.ts';
import { uzumPayments } from './uzum/uzum-payments.ts';
import { PaymeAccount } from './payme/payme-account.ts';
import { paymeCards } from './payme/payme-cards.ts';
import { paymePayments } from './payme/payme.ts';
import type { CardKeeper } from '../protocol/card-keeper.ts';
import type { PaymentProvider, PaymentProviders } from '../protocol/provider.ts';

/** Names in the callbacks' paths. */
export const CALLBACK_NAMES: Readonly<Record<string, PaymentType>> = {
  payme: 'PAYME',
  click: 'CLICK',
  uzum: 'UZUM',
  paynet: 'PAYNET',
  multicard: 'RAHMAT',
};

/** What an account of each provider holds, as docs/payments.md lists it. */
export const ACCOUNT_SCHEMAS: Readonly<Partial<Record<PaymentType, v.GenericSchema>>> = {
  PAYME: PaymeAccount,
  CLICK: ClickAccount,
  UZUM: UzumAccount,
  PAYNET: NewPaynetAccount,
  RAHMAT: MulticardContract,
};

const PAYME_API = ['payme/api', 'https://checkout.paycom.uz/api'] as const;

type Outside = {
  fetch: typeof globalThis.fetch;
  now: () => Date;
  /** Where a provider's API is, asked for with every call: the sandbox's address is known once the server listens. */
  address: (name: string, real: string) => () => string;
};

/** Addresses that the guest's browser asks: the sandbox's are on the host that the guest is on. */
function browserAddress(address: Outside['address']) {
  return (name: string, real: string) => {
    const at = address(name, real);
    return (returnUrl: string) => {
      const url = at();
      return url === real ? real : new URL(new URL(url).pathname, returnUrl).href;
    };
  };
}

/** Every adapter, over the real protocols; `address` decides whether they reach the provider or the sandbox. */
export function paymentProviders({ fetch, now, address }: Outside): PaymentProviders {
  const page = browserAddress(address);
  const all: PaymentProvider[] = [
    paymePayments({
      fetch,
      api: address(...PAYME_API),
      page: page('payme/checkout/', 'https://checkout.paycom.uz/'),
    }),
    clickPayments({
      fetch,
      payPage: page('click/pay', 'https://my.click.uz/services/pay/'),
      apiUrl: address('click/merchant', 'https://api.click.uz/v2/merchant'),
    }),
    uzumPayments({
      fetch,
      appPage: page('uzum/open-service', 'https://www.uzumbank.uz/open-service'),
      checkoutUrl: address('uzum/checkout', 'https://checkout-key.inplat-tech.com'),
    }),
    paynetPayments({ appPage: page('paynet/app', 'https://app.paynet.uz/') }),
    multicardPayments({ fetch, now, apiUrl: address('multicard/api', 'https://mesh.multicard.uz') }),
  ];
  return new Map(all.map((provider) => [provider.type, provider]));
}

/** The keeper of guests' cards. */
export function cardKeeper({ fetch, address }: Pick<Outside, 'fetch' | 'address'>): CardKeeper {
  return paymeCards({ fetch, api: address(...PAYME_API), browserApi: browserAddress(address)(...PAYME_API) });
}

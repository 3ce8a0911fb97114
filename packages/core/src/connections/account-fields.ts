import type { PaymentType } from '../payment/payment.schema.ts';

/** Providers with an account, in the order of the screen. */
export const CONNECTED_PROVIDERS = [
  'PAYME',
  'CLICK',
  'UZUM',
  'PAYNET',
  'RAHMAT',
] as const satisfies readonly PaymentType[];
/** A provider with an account. */
export type ConnectedProvider = (typeof CONNECTED_PROVIDERS)[number];

/** A field of an account. `isSecret`: it is typed unseen. */
export type AccountField = { name: string; isSecret: boolean };

const open = (name: string): AccountField => ({ name, isSecret: false });
const secret = (name: string): AccountField => ({ name, isSecret: true });

/** What staff type of each account; `part.field` is a field of one of its contracts. Rare fields are set by `brand:pay`. */
export const ACCOUNT_FIELDS: Readonly<Record<ConnectedProvider, readonly AccountField[]>> = {
  PAYME: [open('merchantId'), secret('key')],
  CLICK: [open('serviceId'), open('merchantId'), open('merchantUserId'), secret('secretKey')],
  UZUM: [
    open('bank.serviceId'),
    open('bank.username'),
    secret('bank.password'),
    open('checkout.terminalId'),
    secret('checkout.apiKey'),
  ],
  PAYNET: [open('serviceId'), open('merchantId'), open('username'), secret('password')],
  RAHMAT: [open('applicationId'), open('storeId'), secret('secret')],
};

type Account = Readonly<Record<string, unknown>>;
const isAccount = (value: unknown): value is Account => typeof value === 'object' && value !== null;

function valueOf(account: Account, name: string): unknown {
  const [part = '', field] = name.split('.');
  const own = account[part];
  if (field === undefined) return own;
  return isAccount(own) ? own[field] : undefined;
}

/** The fields of an account that have a value. */
export const setFields = (type: ConnectedProvider, account: Account): string[] =>
  ACCOUNT_FIELDS[type]
    .map(({ name }) => name)
    .filter((name) => !['', undefined, null].includes(valueOf(account, name) as string | null));

/** An account with typed fields changed. An empty text leaves a field as it was, since values are never shown. */
export function withFields(account: Account, typed: Readonly<Record<string, string>>): Account {
  return Object.entries(typed)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
    .reduce<Account>((all, [name, text]) => {
      const [part = '', field] = name.split('.');
      if (field === undefined) return { ...all, [part]: text };
      const own = all[part];
      return { ...all, [part]: { ...(isAccount(own) ? own : {}), [field]: text } };
    }, account);
}

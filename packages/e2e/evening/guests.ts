import { randomUUID } from 'node:crypto';

import type { Question } from '../src/server/ask.ts';
import { codeSince, read, send, until } from './client.ts';
import type { Plan } from './plan.ts';

/** The brand that works this evening, and where its guests order. */
export const BRAND = 'osh';
const HOST = `${BRAND}.localhost`;
/** The branch where guests fetch their orders, and whose zone has their address. */
export const BRANCH = 'osh-b-markaz';
const DISHES = ['osh-p-osh-wedding', 'osh-p-osh-teahouse'];
const ADDRESS = {
  latitude: 41.3111,
  longitude: 69.2797,
  streetName: 'Amir Temur koʻchasi',
  houseNumber: '12',
};
/** A lost callback is found by the look-up of two minutes (T49); the server may be killed just then. */
const PAID_WITHIN_MS = 240_000;

/** An order as its guest knows it. */
export type Placed = { id: string; number: number; totalPrice: number; phone: string };
type Caller = <T>(question: Question) => Promise<T>;

const post = (path: string, body: unknown, headers = {}): Question => ({
  path,
  method: 'POST',
  body,
  headers,
});

/** The phone of the guest of a plan: each order has a guest of its own. */
export const phoneOf = ({ index }: Pick<Plan, 'index'>): string => `99893${String(1_000_000 + index)}`;

async function signInOnWeb(phone: string): Promise<string> {
  const since = Date.now() - 1000;
  const to = { host: HOST };
  await read({ ...to, ...post('/users/v1/auth/phone', { phone }) });
  const code = await codeSince(phone, since);
  return (await read<{ token: string }>({ ...to, ...post('/users/v1/auth/phone/verify', { phone, code }) }))
    .token;
}

async function signInByTelegram(phone: string, index: number): Promise<string> {
  const who = { vendor: BRAND, userId: 5_000_000 + index, firstName: 'Alisher' };
  const { initData } = await read<{ initData: string }>(post('/sandbox/api/telegram/launch', who));
  const contact = await read<{ response: string }>(post('/sandbox/api/telegram/contact', { ...who, phone }));
  const body = { phone, firstName: who.firstName, contactResponse: contact.response, initData };
  return (await read<{ token: string }>({ host: HOST, ...post('/webbot/v1/users/login', body) })).token;
}

/** A session that a restart has ended is opened anew, as the guest reopens the app. */
function signInByClick(phone: string, index: number): Promise<string> {
  const who = { vendor: BRAND, clientId: 6_000_000 + index, phone };
  return until(`the Click session of ${phone}`, async () => {
    const { url } = await read<{ url: string }>(post('/sandbox/api/click/launch', who));
    const webSession = new URL(url).searchParams.get('web_session');
    const answer = await send({ host: HOST, ...post('/webbot/v1/users/click/auth', { webSession }) });
    return answer.status === 200 && answer.json<{ token: string }>().token;
  });
}

async function signIn({ shell, index }: Plan): Promise<Caller> {
  const phone = phoneOf({ index });
  const token =
    shell === 'WEB'
      ? await signInOnWeb(phone)
      : await (shell === 'TELEGRAM' ? signInByTelegram : signInByClick)(phone, index);
  const authorization = `Bearer ${token}`;
  return (question) => read({ host: HOST, ...question, headers: { authorization, ...question.headers } });
}

function draftOf(plan: Plan) {
  const { service, payment, count, index, shell } = plan;
  const sources = { WEB: 'CLIENT_WEB', TELEGRAM: 'TELEGRAM_BOT', CLICK: 'CLICK_MINI_APP' } as const;
  const where = service === 'DELIVERY' ? { address: ADDRESS } : { branch: { id: BRANCH } };
  return {
    serviceType: service,
    ...where,
    paymentType: payment,
    cartItems: [{ productId: DISHES[index % DISHES.length], count }],
    source: sources[shell],
  };
}

/** Opens the provider's page and decides there; a provider that fails is tried again. */
async function actOnPage(call: Caller, orderId: string, deed: Plan['deed']): Promise<void> {
  await until(
    `the page to pay order ${orderId}`,
    async () => {
      const page = await call<{ url: string }>({ path: `/payments/v1/checkout/${orderId}` }).catch(
        () => null,
      );
      if (!page) return false;
      const { pathname, search } = new URL(page.url);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await send({ ...post(pathname + search, `deed=${deed}`), headers });
      // A page that stays open shows that the merchant was not reached, or that the order is paid already.
      const payment = await call<{ isPaid: boolean }>({ path: `/payments/v1/orders/${orderId}` });
      return answer.status === 303 || payment.isPaid;
    },
    PAID_WITHIN_MS,
  );
}

async function pay(call: Caller, { id }: Placed, { deed }: Plan): Promise<void> {
  await actOnPage(call, id, deed);
  if (deed === 'decline') {
    const body = { paymentType: 'CASH' };
    await call(post(`/payments/v1/orders/${id}/method`, body));
    return;
  }
  const isPaid = async () => (await call<{ isPaid: boolean }>({ path: `/payments/v1/orders/${id}` })).isPaid;
  await until(`order ${id} is paid`, isPaid, PAID_WITHIN_MS);
}

/** A guest signs in, orders and pays. `placed` is called as soon as the server has answered the order. */
export async function order(plan: Plan, placed: (one: Placed) => void): Promise<void> {
  const call = await signIn(plan);
  const draft = draftOf(plan);
  const { totalPrice } = await call<{ totalPrice: number }>(post('/orders/v1/orders/quote', draft));
  const key = { 'idempotency-key': randomUUID() };
  const made = await call<Placed>(post('/orders/v1/orders', { ...draft, totalPrice }, key));
  const { id, number } = made;
  const one = { id, number, totalPrice, phone: phoneOf(plan) };
  placed(one);
  if (draft.paymentType !== 'CASH') await pay(call, one, plan);
  if (plan.fate !== 'guest cancels') return;
  // An order that was accepted meanwhile is served.
  await call(post(`/orders/v1/orders/${id}/cancel`, {})).catch((error: Error) => {
    if (!/order.notCancellable/.test(error.message)) throw error;
  });
}

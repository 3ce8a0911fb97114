import { endpoints, unwrap } from '@dasturxon/core/api';

import { delivery, place, type Body } from '../../order-bodies.ts';
import { PAYME_ACCOUNT } from '../paying.ts';
import type { Person, Scene } from '../../scene.ts';

/** An answer of ours to Payme. */
export type RpcAnswer = {
  jsonrpc: string;
  id: unknown;
  result?: Record<string, never> & Record<string, unknown>;
  error?: { code: number; message: Record<string, string>; data: string | null };
};

const basic = (key: string) => `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`;

/** The header that every call of Payme carries. */
export const PAYME_AUTH = basic(PAYME_ACCOUNT.key);

/** Two portions by delivery, paid by Payme: 105 000 so'm. */
export const AMOUNT = 10_500_000;

/** Payme's side of the wire, against one merchant of a scene. */
export function paymeCaller(scene: Pick<Scene, 'merchantId' | 'request'>) {
  const url = `/callbacks/payme/${scene.merchantId}`;
  const post = (body: string, authorization: string | null = PAYME_AUTH) =>
    scene.request(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    });
  const text = async (method: string, params: object, authorization: string | null = PAYME_AUTH) =>
    (await post(JSON.stringify({ jsonrpc: '2.0', id: 12, method, params }), authorization)).text();
  const call = async (method: string, params: object, authorization: string | null = PAYME_AUTH) =>
    JSON.parse(await text(method, params, authorization)) as RpcAnswer;
  /** The result, or the code of the error. */
  const ask = async (method: string, params: object) => {
    const answer = await call(method, params);
    return answer.error?.code ?? answer.result;
  };
  return { url, post, text, call, ask };
}

let last = 0;

/** A transaction id as Payme makes them: 24 hex digits. */
export function aTransactionId(): string {
  last += 1;
  return last.toString(16).padStart(24, '0');
}

/** An order that waits for Payme's money. */
export async function anOrderForPayme(who: Person, change: Partial<Body> = {}) {
  return unwrap(await place(who, delivery({ paymentType: 'PAYME', ...change })));
}

/** An order whose money has come by Payme's own calls, and its transaction. */
export async function anOrderPaidByPayme(scene: Scene, who: Person, change: Partial<Body> = {}) {
  const { ask } = paymeCaller(scene);
  const order = await anOrderForPayme(who, change);
  const id = aTransactionId();
  const about = { amount: order.totalPrice * 100, account: { order_id: String(order.number) } };
  await ask('CreateTransaction', { id, time: scene.clock.now.getTime(), ...about });
  const performed = await ask('PerformTransaction', { id });
  if (typeof performed === 'number' || performed?.['state'] !== 2)
    throw new Error(`Payme was answered ${JSON.stringify(performed)}`);
  return { order, id };
}

/** The guest's view of their order. */
export async function orderOf(who: Person, id: string) {
  return unwrap(await who.api(endpoints.getOrder, { params: { id } }));
}

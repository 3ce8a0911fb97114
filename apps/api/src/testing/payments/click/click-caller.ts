import { unwrap } from '@dasturxon/core/api';

import { signShopRequest } from '../../../payments/providers/click/shop-sign.ts';
import { delivery, place, type Body } from '../../order-bodies.ts';
import type { Person, Scene } from '../../scene.ts';

/** Keys that open nothing. */
export const CLICK_ACCOUNT = {
  serviceId: '12345',
  merchantId: '678',
  merchantUserId: '777',
  secretKey: 'TEST_SECRET_KEY',
};

/** Two portions by delivery: 105 000 so'm, in Click's format. */
export const CLICK_AMOUNT = '105000.00';

type Answer = { error: number; merchant_prepare_id?: number; merchant_confirm_id?: number };
type Fields = Record<string, string | number>;

let last = 13_987_654;

/** A transaction id as Click makes them. */
export function aClickId(): string {
  last += 1;
  return String(last);
}

/** The fields of a call, signed unless `sign_string` is given. */
export function clickFields(change: Fields, secretKey = CLICK_ACCOUNT.secretKey): Record<string, string> {
  const plain = {
    click_trans_id: aClickId(),
    service_id: CLICK_ACCOUNT.serviceId,
    merchant_prepare_id: '',
    amount: CLICK_AMOUNT,
    error: '0',
    error_note: 'Success',
    sign_time: '2026-03-01 12:34:56',
  };
  const transId = change['click_trans_id'] ?? plain.click_trans_id;
  const paydoc = { click_paydoc_id: `7${transId}` };
  const all = Object.fromEntries(
    Object.entries<string | number>({ ...plain, ...paydoc, ...change }).map(([name, value]) => [
      name,
      String(value),
    ]),
  ) as Parameters<typeof signShopRequest>[0] & Record<string, string>;
  return { sign_string: signShopRequest(all, secretKey), ...all };
}

/** Click's side of the wire, against one merchant of a scene. */
export function clickCaller(scene: Pick<Scene, 'merchantId' | 'request'>) {
  const url = `/callbacks/click/${scene.merchantId}`;
  const post = (fields: Record<string, string>, operation = 'prepare') =>
    scene.request(`${url}/${operation}`, {
      method: 'POST',
      body: String(new URLSearchParams(fields)),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const call = async (fields: Record<string, string>, operation?: string) =>
    (await (await post(fields, operation)).json()) as Answer;
  return {
    url,
    post,
    call,
    prepare: (change: Fields) => call(clickFields({ action: 0, ...change })),
    complete: (change: Fields) => call(clickFields({ action: 1, ...change }), 'complete'),
  };
}

/** An order that waits for Click's money. */
export async function anOrderForClick(who: Person, change: Partial<Body> = {}) {
  return unwrap(await place(who, delivery({ paymentType: 'CLICK', ...change })));
}

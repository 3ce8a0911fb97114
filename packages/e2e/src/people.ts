import { randomInt } from 'node:crypto';

import { expect } from '@playwright/test';

import { ask, type Question } from './server/ask.ts';
import type { Brand } from './test.ts';

type Sms = { phone: string; text: string; code: string | null; at: string };

/** A phone that no other test of this run uses: 998901234567. */
export const aPhone = (): string => `99890${randomInt(1_000_000, 9_999_999)}`;

/** How a person types it after +998. */
export const typedPhone = (phone: string): string => phone.slice(3);

/** The newest code that was sent to a phone, once it has arrived in the sandbox. */
export async function codeSentTo(phone: string): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(
      async () => {
        const answer = await ask({ path: `/sandbox/api/sms?phone=${phone}` });
        // A member of staff is also sent the alarms of unanswered orders.
        code = answer.json<Sms[]>().find((sms) => sms.code !== null)?.code ?? null;
        return code;
      },
      { message: 'the SMS with the code', intervals: [100, 200] },
    )
    .not.toBeNull();
  return code!;
}

/** A customer who signed in through the API. */
export type Customer = { phone: string; token: string; call: (question: Question) => ReturnType<typeof ask> };

export async function aCustomer(brand: Brand, phone = aPhone()): Promise<Customer> {
  const host = `${brand}.localhost`;
  const asked = await ask({ host, path: '/users/v1/auth/phone', method: 'POST', body: { phone } });
  expect(asked.status, asked.text).toBeLessThan(300);
  const verified = await ask({
    host,
    path: '/users/v1/auth/phone/verify',
    method: 'POST',
    body: { phone, code: await codeSentTo(phone) },
  });
  const { token } = verified.json<{ token: string }>();
  const call: Customer['call'] = (question) =>
    ask({ host, ...question, headers: { authorization: `Bearer ${token}`, ...question.headers } });
  return { phone, token, call };
}

/** What the demo's console does: every legal step up to a status, as the staff would take it. */
export async function advanceOrder(id: string, to: string): Promise<void> {
  const answer = await ask({
    path: `/sandbox/api/orders/${id}/advance`,
    method: 'POST',
    body: { to },
  });
  expect(answer.status, answer.text).toBe(200);
}

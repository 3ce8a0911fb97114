import { PLOV } from './journeys.ts';
import { ask } from './server/ask.ts';
import { expect } from './test.ts';

const BASKET = {
  service: 'PICK_UP',
  branchId: 'osh-b-markaz',
  lines: [{ dishId: PLOV, count: 2 }],
  language: 'eng',
};

/** What an agent does for its person: asks the price of two plovs, and gets the link with the basket: its path and query, and its start parameter in Telegram. */
export async function linkOfAgent(): Promise<{ path: string; startParam: string }> {
  const call = (path: string, body: object) =>
    ask({ host: 'osh.localhost', path: `/agents/v1/${path}`, method: 'POST', body });
  const quoted = await call('quote', BASKET);
  expect(quoted.status, quoted.text).toBe(200);
  const { quote, totalPrice } = quoted.json<{ quote: object; totalPrice: number }>();
  const prepared = await call('prepare-order', { ...BASKET, quote, totalPrice });
  expect(prepared.status, prepared.text).toBe(200);
  const { url, telegramUrl } = prepared.json<{ url: string; telegramUrl: string }>();
  const { pathname, search } = new URL(url);
  return { path: pathname + search, startParam: new URL(telegramUrl).searchParams.get('startapp')! };
}

import { paymeCards } from '../../../payments/providers/payme/payme-cards.ts';
import { paymePayments } from '../../../payments/providers/payme/payme.ts';
import { TEST_AMOUNT } from '../test-ledger.ts';
import { createTestFetch } from '../test-fetch.ts';

/** Keys that open nothing. */
export const KEYS = { merchantId: '587f72c72cac0d162c722ae2', key: 'TEST_KEY' };
/** Where Payme itself is. */
export const REAL = { api: 'https://checkout.paycom.uz/api', page: 'https://checkout.paycom.uz/' };
/** Payme's name of a receipt. */
export const RECEIPT = '6a1f0c0d2b3e4f5061728394';

/** A no. */
export const no = { error: { code: -31_630 } };
/** A receipt in this state. */
export const receipt = (state: number, values: object = {}) => ({
  _id: RECEIPT,
  state,
  amount: TEST_AMOUNT,
  ...values,
});

/** A merchant at Payme with scripted Subscribe API answers, by method. */
export function aPaymeScene(answers: Record<string, unknown> = {}, account: object = {}, at = REAL) {
  const world = createTestFetch(({ body }) => answers[(body as { method: string }).method] ?? 500);
  const outside = { fetch: world.fetch, api: () => at.api };
  const provider = paymePayments({ ...outside, page: () => at.page });
  const keeper = paymeCards({ ...outside, browserApi: () => 'https://checkout.paycom.uz/api' });
  const keys = { ...KEYS, ...account };
  return { provider, at: provider.at(keys)!, cards: keeper.at(keys), world };
}

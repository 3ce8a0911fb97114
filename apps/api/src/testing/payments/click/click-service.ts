import { clickPayments } from '../../../payments/providers/click/click-payments.ts';
import { CLICK_ACCOUNT } from './click-caller.ts';
import { createTestFetch } from '../test-fetch.ts';

/** A successful answer of the Merchant API. */
export const answered = (values: object) => ({ error_code: 0, error_note: '', ...values });
/** A service to which every payment is unknown. */
export const refused = { error_code: -5, error_note: 'not found' };

/** A service at Click with scripted Merchant API answers, by method and path. */
export function aClickService(answers: Record<string, unknown> = {}, account: object = {}) {
  const pathOf = (url: string) => url.replace('https://api.test/', '');
  const world = createTestFetch(({ method, url }) => answers[`${method} ${pathOf(url)}`] ?? 404);
  const provider = clickPayments({
    payPage: () => 'https://my.test/services/pay/',
    apiUrl: () => 'https://api.test',
    fetch: world.fetch,
  });
  const at = provider.at({ ...CLICK_ACCOUNT, ...account })!;
  return { provider, at, world, calls: () => world.asked.map((one) => `${one.method} ${pathOf(one.url)}`) };
}

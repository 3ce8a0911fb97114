import { multicardPayments } from '../../payments/providers/multicard/multicard-payments.ts';
import { TEST_AMOUNT, TEST_START } from './test-ledger.ts';
import { createTestFetch, type TestRequest } from './test-fetch.ts';

/** A store's contract. */
export const ACCOUNT = { applicationId: 'osh', secret: 'TEST_SECRET_KEY', storeId: '6' };
/** The name that Multicard gave to the invoice. */
export const UUID = '4f0c2f0e-7a8b-11f0-8a55-0242ac120002';
/** What Multicard answers to a login. */
export const AUTH = { token: 'bearer', role: 'api', expiry: '2026-03-02 12:34:56' };

type Answers = Record<string, unknown>;
/** A yes with these values. */
export const data = (values: object) => ({ success: true, data: values });
/** A no. */
export const no = { success: false, error: { code: 'ERROR_STATE' } };

/** A store at Multicard with scripted answers, by method and path. */
export function aStore(answers: Answers = {}, account: object = {}, now = () => TEST_START) {
  const world = createTestFetch(({ method, url }: TestRequest) => {
    const path = url.replace('https://mesh.test', '');
    return path === '/auth' ? (answers['auth'] ?? AUTH) : (answers[`${method} ${path}`] ?? 404);
  });
  const provider = multicardPayments({ apiUrl: () => 'https://mesh.test', fetch: world.fetch, now });
  const at = provider.at({ ...ACCOUNT, ...account })!;
  return {
    provider,
    at,
    world,
    calls: () => world.asked.map(({ method, url }) => `${method} ${url.slice(17)}`),
  };
}
/** The paid invoice of order 1007, with overrides. */
export const paid = (values: object = {}) => ({
  [`GET /payment/${UUID}`]: data({
    uuid: UUID,
    invoice_id: '1007-5001',
    status: 'success',
    amount: TEST_AMOUNT,
    ...values,
  }),
});

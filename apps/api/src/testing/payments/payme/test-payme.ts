import type { PaymeAccount } from '../../../payments/providers/payme/payme-account.ts';
import { PAYME_METHODS, type Answered } from '../../../payments/providers/payme/payme-methods.ts';
import { createTestLedger, TEST_AMOUNT } from '../test-ledger.ts';

const ACCOUNT: PaymeAccount = {
  merchantId: '587f72c72cac0d162c722ae2',
  key: 'TEST_KEY',
  field: 'order_id',
  isTest: false,
  keepsCards: true,
  networks: [],
};

/** A transaction of Payme’s. */
export const ID = '6a1f0c0d2b3e4f5061728394';

/** Another one. */
export const OTHER_ID = '6a1f0c0d2b3e4f5061728395';

/** How long a transaction may be performed. */
export const LIFE_MS = 43_200_000;

/** An order of Payme's on testLedger, and Payme: the result of a call, or the name of its error. */
export function aPaymeScene() {
  const testLedger = createTestLedger('PAYME');
  const row = testLedger.order();
  const call = (method: string, params: Record<string, unknown>): Promise<Answered> =>
    PAYME_METHODS.get(method)!(testLedger.ledger, params, ACCOUNT);
  const ask = async (method: string, params: Record<string, unknown>) => {
    const answer = await call(method, params);
    return 'error' in answer ? answer.error : answer.result;
  };
  const about = { amount: TEST_AMOUNT, account: { order_id: String(row.number) } };
  return {
    testLedger,
    row,
    about,
    call,
    ask,
    checkPerform: (change: object = {}) => ask('CheckPerformTransaction', { ...about, ...change }),
    create: (change: object = {}) =>
      ask('CreateTransaction', { id: ID, time: testLedger.world.now.getTime(), ...about, ...change }),
    perform: (id = ID) => ask('PerformTransaction', { id }),
    cancel: (reason: unknown = 3, id = ID) => ask('CancelTransaction', { id, reason }),
    check: (id = ID) => ask('CheckTransaction', { id }),
  };
}

/** What a test holds of it. */
export type PaymeScene = ReturnType<typeof aPaymeScene>;

/** States of an order and of Payme's transaction before a call. */
export const STATES: Record<string, (scene: PaymeScene) => unknown> = {
  fresh: () => undefined,
  created: (scene) => scene.create(),
  'created, in its last millisecond': async (scene) => {
    await scene.create();
    scene.testLedger.wait(LIFE_MS);
  },
  'created, a millisecond too long ago': async (scene) => {
    await scene.create();
    scene.testLedger.wait(LIFE_MS + 1);
  },
  performed: async (scene) => {
    await scene.create();
    await scene.perform();
  },
  'performed, and eaten': async (scene) => {
    await STATES['performed']!(scene);
    scene.testLedger.changeOrder(scene.row, { status: 'DELIVERED' });
  },
  'cancelled before': async (scene) => {
    await scene.create();
    await scene.cancel(3);
  },
  'cancelled after': async (scene) => {
    await STATES['performed']!(scene);
    await scene.cancel(5);
  },
  'created by another id': (scene) => scene.create({ id: OTHER_ID }),
  'an order that was cancelled': (scene) => scene.testLedger.changeOrder(scene.row, { status: 'CANCELED' }),
  'an order that was closed': (scene) => scene.testLedger.changeOrder(scene.row, { status: 'CLOSED' }),
  'an order that was paid otherwise': (scene) => scene.testLedger.changeOrder(scene.row, { isPaid: true }),
  'an order to be paid in cash': (scene) => scene.testLedger.changeOrder(scene.row, { paymentType: 'CASH' }),
};

import type { PaymeAccount } from '../../payments/providers/payme/payme-account.ts';
import { PAYME_METHODS, type Answered } from '../../payments/providers/payme/payme-methods.ts';
import { paperBooks, PAPER_AMOUNT } from './paper-books.ts';

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

/** An order of Payme's on paper, and Payme: the result of a call, or the name of its error. */
export function aDesk() {
  const paper = paperBooks('PAYME');
  const row = paper.order();
  const say = (method: string, params: Record<string, unknown>): Promise<Answered> =>
    PAYME_METHODS.get(method)!(paper.books, params, ACCOUNT);
  const ask = async (method: string, params: Record<string, unknown>) => {
    const answer = await say(method, params);
    return 'error' in answer ? answer.error : answer.result;
  };
  const about = { amount: PAPER_AMOUNT, account: { order_id: String(row.number) } };
  return {
    paper,
    row,
    about,
    say,
    ask,
    checkPerform: (change: object = {}) => ask('CheckPerformTransaction', { ...about, ...change }),
    create: (change: object = {}) =>
      ask('CreateTransaction', { id: ID, time: paper.desk.now.getTime(), ...about, ...change }),
    perform: (id = ID) => ask('PerformTransaction', { id }),
    cancel: (reason: unknown = 3, id = ID) => ask('CancelTransaction', { id, reason }),
    check: (id = ID) => ask('CheckTransaction', { id }),
  };
}

/** What a test holds of it. */
export type Desk = ReturnType<typeof aDesk>;

/** How an order and Payme's transaction can stand when a call comes. */
export const STATES: Record<string, (desk: Desk) => unknown> = {
  fresh: () => undefined,
  created: (desk) => desk.create(),
  'created, in its last millisecond': async (desk) => {
    await desk.create();
    desk.paper.wait(LIFE_MS);
  },
  'created, a millisecond too long ago': async (desk) => {
    await desk.create();
    desk.paper.wait(LIFE_MS + 1);
  },
  performed: async (desk) => {
    await desk.create();
    await desk.perform();
  },
  'performed, and eaten': async (desk) => {
    await STATES['performed']!(desk);
    desk.paper.changeOrder(desk.row, { status: 'DELIVERED' });
  },
  'cancelled before': async (desk) => {
    await desk.create();
    await desk.cancel(3);
  },
  'cancelled after': async (desk) => {
    await STATES['performed']!(desk);
    await desk.cancel(5);
  },
  'created by another id': (desk) => desk.create({ id: OTHER_ID }),
  'an order that was cancelled': (desk) => desk.paper.changeOrder(desk.row, { status: 'CANCELED' }),
  'an order that was closed': (desk) => desk.paper.changeOrder(desk.row, { status: 'CLOSED' }),
  'an order that was paid otherwise': (desk) => desk.paper.changeOrder(desk.row, { isPaid: true }),
  'an order to be paid in cash': (desk) => desk.paper.changeOrder(desk.row, { paymentType: 'CASH' }),
};

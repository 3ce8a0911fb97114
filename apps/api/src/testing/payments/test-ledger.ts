import {
  applyPaymentEvent,
  checkPayable,
  isLiveState,
  toTiyin,
  type PaymentEvent,
  type PaymentType,
  type Tiyin,
} from '@dasturxon/core/payment';
import { ok, refuse } from '@dasturxon/core/kernel';

import type { OrderRow } from '../../orders/model/to-order.ts';
import type { AttemptRow, Ledger } from '../../payments/ledger/ledger.ts';

/** When a test ledger are opened first. */
export const TEST_START = new Date('2026-03-01T07:34:56.000Z');

/** What an order costs on testLedger, in tiyin. */
export const TEST_AMOUNT = 10_500_000;

const STAMP = { PENDING: 'begunAt', PAID: 'paidAt', CANCELED: 'canceledAt', REFUNDED: 'canceledAt' } as const;
const HAS_FOOD = ['DELIVERED', 'CLOSED'];

const NO_ATTEMPT = {
  merchantId: 'osh',
  providerId: null,
  providerPaymentId: null,
  state: 'CREATED',
  reason: null,
  refunded: 0,
  isSurplus: false,
  isExtra: false,
  part: null,
  providerTime: null,
  begunAt: null,
  paidAt: null,
  canceledAt: null,
  expiresAt: null,
} as const;

/**
 * A ledger without a database, by the rules of core: what an adapter does can be asked a thousand times a second. The
 * tests of `payments` hold the same adapters against the real ledger.
 */
export function createTestLedger(provider: PaymentType) {
  const orders: OrderRow[] = [];
  const attempts: AttemptRow[] = [];
  const account: Record<string, unknown> = {};
  const world = { now: TEST_START, fiscal: null as object | null };

  const attemptsOf = (row: OrderRow) => attempts.filter(({ orderId }) => orderId === row.id);
  const rowOf = ({ orderId }: AttemptRow) => orders.find(({ id }) => id === orderId)!;
  const liveOf = (row: OrderRow) =>
    attemptsOf(row).find(({ state, isSurplus }) => !isSurplus && isLiveState(state)) ?? null;

  const change = (attempt: AttemptRow, values: Partial<AttemptRow>): AttemptRow => {
    const at = attempts.findIndex(({ id }) => id === attempt.id);
    const data = { ...attempts[at]!.data, ...values.data };
    return (attempts[at] = { ...attempts[at]!, ...values, data });
  };
  const changeOrder = (row: OrderRow, values: Partial<OrderRow>) => {
    const at = orders.findIndex(({ id }) => id === row.id);
    orders[at] = { ...orders[at]!, ...values };
  };
  const locked = (attempt: AttemptRow | undefined) => (attempt ? { row: rowOf(attempt), attempt } : null);

  function move(attempt: AttemptRow, event: PaymentEvent, data: Record<string, unknown> = {}) {
    const answer = applyPaymentEvent(attempt, event);
    if (!answer.ok) return answer;
    const { state, refunded, reason } = answer.value.progress;
    if (!answer.value.moved) return ok(attempt);
    const stamp = state === 'CREATED' ? {} : { [STAMP[state]]: world.now };
    const moved = change(attempt, { state, refunded, reason, data, ...stamp });
    const isPaid = attemptsOf(rowOf(moved)).some((one) => one.state === 'PAID' && !one.isSurplus);
    changeOrder(rowOf(moved), { isPaid });
    return ok(moved);
  }

  function open(row: OrderRow, values: Partial<AttemptRow>): AttemptRow {
    const number = attempts.length + 5001;
    const made = { ...NO_ATTEMPT, id: `a${number}`, number, orderId: row.id, provider, createdAt: world.now };
    attempts.push({ ...made, amount: toTiyin(row.totalPrice), data: {}, ...values });
    return attempts.at(-1)!;
  }

  const check: Ledger['check'] = async (row, amount) => {
    const { status, paymentType, isPaid, totalPrice } = rowOf({ orderId: row.id } as AttemptRow);
    const order = { status, paymentType: paymentType as PaymentType, isPaid, totalPrice, due: 0 };
    return checkPayable(order, { provider, amount, isBusy: liveOf(row) !== null });
  };

  const writing: Pick<Ledger, 'check' | 'begin' | 'settle' | 'receive' | 'cancel' | 'reverse'> = {
    check,
    async begin(row, { providerId, providerPaymentId = null, amount, providerTime = null, data = {} }) {
      const payable = await check(row, amount);
      if (!payable.ok) return payable;
      const opened = open(row, { providerId, providerPaymentId, amount, providerTime, data });
      const moved = move(opened, { type: 'BEGIN' });
      return moved.ok ? moved : refuse('payment.inProgress');
    },
    settle: async ({ attempt }, data) => move(attempt, { type: 'SETTLE' }, data),
    async receive(row, { providerId, providerPaymentId = null, amount, data }) {
      const same = attemptsOf(row).filter(
        (one) => providerPaymentId !== null && one.providerPaymentId === providerPaymentId,
      );
      const known =
        same.find(({ state }) => state === 'PAID' || state === 'REFUNDED') ??
        same.at(-1) ??
        attemptsOf(row).find((one) => one.providerId === providerId);
      const named = providerPaymentId === null ? {} : { providerPaymentId };
      if (known?.state === 'PAID' || known?.state === 'REFUNDED')
        return known.providerPaymentId === null ? change(known, named) : known;
      const live = liveOf(row);
      const isFree = !row.isPaid && (live === null || live.id === known?.id);
      const isSurplus = row.status === 'CANCELED' || !isFree || amount !== toTiyin(row.totalPrice);
      const opened = known ?? open(row, { providerId });
      const kept = change(opened, { amount, isSurplus, ...named });
      const moved = move(kept, { type: 'RECEIVE' }, data);
      return moved.ok ? moved.value : kept;
    },
    cancel: async ({ attempt }, { reason, data }) => move(attempt, { type: 'CANCEL', reason }, data),
    async reverse({ row, attempt }, { reason, data }) {
      const isEaten = HAS_FOOD.includes(row.status) && !attempt.isSurplus;
      if (attempt.state === 'PAID' && isEaten) return refuse('payment.alreadyPaid');
      const left: Tiyin = attempt.amount - attempt.refunded;
      return move(attempt, { type: 'REFUND', amount: left, reason }, data);
    },
  };

  const ledger: Ledger = {
    ...writing,
    merchantId: 'osh',
    provider,
    touched: new Set(),
    get now() {
      return world.now;
    },
    orderByNumber: async (number) => orders.find((row) => String(row.number) === String(number)) ?? null,
    orderById: async (id) => orders.find((row) => row.id === id) ?? null,
    attemptByProviderId: async (id) => locked(attempts.find((one) => one.providerId === id)),
    attemptByNumber: async (number) => locked(attempts.find((one) => one.number === number)),
    lastAttempt: async (row) => attemptsOf(row).at(-1) ?? null,
    statement: async (from, to) =>
      attempts
        .filter(({ providerTime: at }) => at !== null && at >= from && at <= to)
        .map((attempt) => ({ attempt, row: rowOf(attempt) })),
    withLines: async () => Promise.reject(new Error('there are no lines on testLedger')),
    fiscalDetail: async () => world.fiscal as Awaited<ReturnType<Ledger['fiscalDetail']>>,
    isOver: ({ status }) => status === 'CLOSED' || status === 'CANCELED',
    note: async (attempt, data) => change(attempt, { data }),
    changeAccount: async (keys) => void Object.assign(account, keys),
  };

  return {
    ledger,
    attempts,
    account,
    world,
    /** Moves the clock on. */
    wait: (ms: number) => void (world.now = new Date(world.now.getTime() + ms)),
    /** Writes an order that waits for its money. */
    order(values: Partial<OrderRow> = {}): OrderRow {
      const number = 1007 + orders.length;
      const plain = { id: `o${number}`, number, status: 'CREATED', paymentType: provider, isPaid: false };
      orders.push({ ...plain, totalPrice: TEST_AMOUNT / 100, ...values } as OrderRow);
      return orders.at(-1)!;
    },
    /** Order changes in the meantime. */
    changeOrder,
    /** An order as it is now. */
    now: (row: OrderRow): OrderRow => orders.find(({ id }) => id === row.id)!,
    /** The attempts that have paid an order. */
    paidOf: (row: OrderRow) => attemptsOf(row).filter(({ state }) => state === 'PAID'),
    /** Opens an attempt as the checkout does. */
    open,
    change,
  };
}

import { endpoints, type Sent, unwrap } from '@dasturxon/core/api';
import type { BoardOrder } from '@dasturxon/core/staff';
import { aProduct } from '@dasturxon/core/testing';
import { DEMO_MXIK, demoFiscal } from '@dasturxon/demo';

import { readFiscalLines } from '../../fiscal/read-fiscal-lines.ts';
import { withLines } from '../../orders/model/to-order.ts';
import { staffPerson } from '../back-office/back-office-scene.ts';
import { here, key, pickUp, place, type Body } from '../order-bodies.ts';
import { inLedgerOf } from '../payments/in-ledger.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../payments/paying.ts';
import { aScriptedProvider } from '../payments/scripted-provider.ts';
import { aRunningApi } from '../scene.ts';

/** The dishes of the brand and what each costs, in so'm. */
export const DISHES = { manti: 57_500, kabob: 30_000, salad: 22_000, lagman: 35_000 } as const;

/** Lines of so many of each dish. */
export const linesOf = (counts: Partial<Record<keyof typeof DISHES, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([productId, count]) => ({ productId, count }));

/** A brand with dishes of several prices and fiscal codes, paid in cash or by a scripted provider, and an operator. */
export async function anEditScene() {
  const products = Object.entries(DISHES).map(([id, costPrice]) =>
    aProduct({
      id,
      costPrice,
      productBranch: here,
      mxicCode: DEMO_MXIK,
      amount: id === 'salad' ? 1000 : null,
    }),
  );
  const payments = new Map([['PAYME', aScriptedProvider('PAYME', {})] as const]);
  const brand = {
    ...aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }),
    products,
    fiscal: demoFiscal,
  };
  const osh = await aRunningApi({ brand, outside: { payments } });
  const guest = await osh.person({ cashback: 50_000 });
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const merchant = inLedgerOf(osh, guest);
  const cardOf = async (id: string): Promise<BoardOrder> => {
    const { orders } = unwrap(await operator.api(endpoints.readBoard));
    return orders.find((order) => order.id === id)!;
  };
  const move = async (id: string, to: 'ACCEPTED' | 'COOKING' | 'DONE' | 'CLOSED' | 'CANCELED') => {
    const { version } = await cardOf(id);
    const body = { to, expectedVersion: version, ...(to === 'CANCELED' && { reason: 'TOO_BUSY' }) };
    return unwrap(
      await operator.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() }),
    );
  };
  type QuoteBody = Sent<typeof endpoints.quoteEdit, 'body'>;
  const quote = (
    id: string,
    cartItems: QuoteBody['cartItems'],
    { bears = false, handover = null }: Pick<QuoteBody, 'bears' | 'handover'> = {},
  ) => operator.api(endpoints.quoteEdit, { params: { id }, body: { cartItems, bears, handover } });
  type EditBody = Sent<typeof endpoints.editOrder, 'body'>;
  const edit = async (
    id: string,
    body: Pick<EditBody, 'cartItems'> & Partial<EditBody>,
    idempotencyKey = key(),
  ) => {
    const quoted = await quote(id, body.cartItems, body);
    const { version } = await cardOf(id);
    return operator.api(endpoints.editOrder, {
      params: { id },
      body: {
        consent: 'PHONE',
        totalPrice: quoted.data?.totalPrice ?? 0,
        expectedVersion: version,
        ...body,
      },
      idempotencyKey,
    });
  };
  return {
    osh,
    guest,
    operator,
    merchant,
    cardOf,
    move,
    quote,
    edit,
    /** An accepted order of these dishes; one for PAYME is paid. */
    async accepted(counts: Parameters<typeof linesOf>[0], change: Partial<Body> = {}) {
      const total = Object.entries(counts).reduce(
        (sum, [dish, count]) => sum + DISHES[dish as keyof typeof DISHES] * count,
        0,
      );
      const { cashback = 0, paymentType = 'PAYME' } = change;
      const body = pickUp({
        paymentType,
        cartItems: linesOf(counts),
        totalPrice: total - (cashback ?? 0),
        ...change,
      });
      const { id, totalPrice } = unwrap(await place(guest, body));
      if (paymentType === 'PAYME')
        await merchant.inLedger(async (ledger) =>
          ledger.receive((await ledger.orderById(id))!, {
            providerId: crypto.randomUUID(),
            amount: totalPrice * 100,
          }),
        );
      await move(id, 'ACCEPTED');
      return id;
    },
    /** An order as the kitchen reads it. */
    async asKitchen(id: string) {
      const cook = await staffPerson(osh, { role: 'KITCHEN' });
      const { orders } = unwrap(await cook.api(endpoints.readBoard));
      return orders.find((order) => order.id === id)!;
    },
    guestsView: async (id: string) => unwrap(await guest.api(endpoints.getOrder, { params: { id } })),
    answer: (id: string, editId: string, agrees: boolean, productId: string | null = null) =>
      guest.api(endpoints.answerEdit, { params: { id }, body: { editId, agrees, productId } }),
    /** The sum of the lines of the fiscal receipt of an order as it is, in so'm. */
    fiscalSum: async (id: string) => {
      const row = await merchant.orderRow(id);
      return merchant.inTenant(async (tx) => {
        const [order] = await withLines(tx, [row]);
        const receipt = await readFiscalLines(tx, { merchantId: osh.merchantId, order: order! });
        return (
          receipt!.lines.reduce((sum, { price, count, discount }) => sum + price * count - discount, 0) / 100
        );
      });
    },
  };
}

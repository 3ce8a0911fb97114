import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { readJson } from '../../json.ts';
import type { StoredOrder, TillRecords, TillStore } from '../till-store.ts';
import { NewIncomingOrder } from './poster-bodies.ts';

const TIYIN = 100;

/** An error comes with HTTP 200. */
const refuse = (c: Context, code: number, message: string) => c.json({ error: { code, message } });
const answer = (c: Context, response: unknown) => c.json({ response });

/** An order as Poster lists it: ids as text in some answers, status 0 new, 1 accepted, 7 cancelled. */
function incoming({ id, step, branchId, body, at }: StoredOrder) {
  const status = step === 'NEW' ? 0 : step === 'CANCELLED' ? 7 : 1;
  return {
    incoming_order_id: Number(id),
    type: 1,
    spot_id: branchId,
    status: String(status),
    transaction_id: status === 1 ? String(9000 + Number(id)) : null,
    comment: (body as NewIncomingOrder).comment,
    created_at: at.toISOString().slice(0, 19).replace('T', ' '),
  };
}

/** What the till refuses, as its codes; null for an order that it takes. */
function refusalOf(records: TillRecords, body: NewIncomingOrder, sum: number): [number, string] | null {
  if (!records.branches.has(String(body.spot_id))) return [60, 'Location not found'];
  const unknown = body.products.find((line) => !records.dishes.has(String(line.product_id)));
  if (unknown) return [41, `Product ${unknown.product_id} not found`];
  if (body.payment && body.payment.currency !== 'UZS') return [4001, 'Wrong currency'];
  if (body.payment && body.payment.sum !== sum) return [88, 'Payment sum differs from the order'];
  return null;
}

const sumOf = (records: TillRecords, { products, delivery_price }: NewIncomingOrder) =>
  delivery_price +
  products.reduce((sum, { product_id, count, price }) => {
    const own = (records.dishes.get(String(product_id))?.price ?? 0) * TIYIN;
    return sum + (price ?? own) * count;
  }, 0);

/** Poster's API: `menu`, `access`, `settings` and `incomingOrders` of one account per token. */
export function posterRoutes(store: TillStore, now: () => Date): Hono {
  const routes = new Hono();
  const ofToken = (c: Context) => store.of(c.req.query('token') ?? '');
  routes.use('*', async (c, next) => {
    const token = c.req.query('token') ?? '';
    if (token === '') return refuse(c, 10, 'No token');
    return token.startsWith('wrong') ? refuse(c, 11, 'Wrong token') : next();
  });
  routes.get('/access.getSpots', (c) =>
    answer(
      c,
      [...ofToken(c).branches].map(([id, name]) => ({ spot_id: id, spot_name: name, spot_adress: '' })),
    ),
  );
  routes.get('/settings.getAllSettings', (c) =>
    answer(c, {
      company_name: 'Sandbox',
      currency: { currency_code_iso: 'UZS' },
    }),
  );
  routes.get('/menu.getProducts', (c) => {
    const { dishes, branches } = ofToken(c);
    const listed = [...dishes.values()].map(({ id, name, price, isStopped }) => ({
      product_id: id,
      product_name: name,
      menu_category_id: '1',
      category_name: 'Taomlar',
      type: '2',
      hidden: '0',
      spots: [...branches.keys()].map((spot_id) => ({
        spot_id,
        price: String(price * TIYIN),
        visible: isStopped ? '0' : '1',
      })),
    }));
    return answer(c, listed);
  });
  orderRoutes(routes, ofToken, now);
  return routes;
}

function orderRoutes(routes: Hono, ofToken: (c: Context) => TillRecords, now: () => Date) {
  routes.post('/incomingOrders.createIncomingOrder', async (c) => {
    const records = ofToken(c);
    const parsed = v.safeParse(NewIncomingOrder, await readJson(c));
    if (!parsed.success) return refuse(c, 34, `Wrong field: ${v.getDotPath(parsed.issues[0]) ?? 'body'}`);
    const body = parsed.output;
    const sum = sumOf(records, body);
    const refusal = refusalOf(records, body, sum);
    if (refusal) return refuse(c, ...refusal);
    const number = records.orders.length + 1;
    const order: StoredOrder = {
      id: String(50 + number),
      number,
      branchId: String(body.spot_id),
      body,
      sum: sum / TIYIN,
      at: now(),
      step: 'NEW',
    };
    records.orders.push(order);
    return answer(c, incoming(order));
  });
  routes.get('/incomingOrders.getIncomingOrders', (c) => answer(c, ofToken(c).orders.map(incoming)));
  routes.get('/incomingOrders.getIncomingOrder', (c) => {
    const order = ofToken(c).orders.find(({ id }) => id === c.req.query('incoming_order_id'));
    return order ? answer(c, incoming(order)) : refuse(c, 42, 'Order not found');
  });
}

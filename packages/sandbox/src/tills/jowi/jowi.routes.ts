import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { readJson } from '../../json.ts';
import type { StoredOrder, TillRecords, TillStep, TillStore } from '../till-store.ts';

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Signed = v.object({ api_key: v.string(), sig: v.pipe(v.string(), v.regex(/^[0-9a-f]{15}$/)) });
/** The body of `POST /v3/orders` as far as the till looks at it. */
const NewOrder = v.object({
  ...Signed.entries,
  restaurant_id: v.string(),
  order: v.object({
    to_restaurant_id: v.string(),
    phone: v.pipe(v.string(), v.regex(/^\d{9,15}$/)),
    contact: v.string(),
    description: v.string(),
    order_type: v.picklist([0, 1]),
    payment_method: v.picklist([0, 1]),
    payment_type: v.picklist([0, 1]),
    amount_order: Whole,
    delivery_price: Whole,
    courses: v.pipe(
      v.array(v.object({ course_id: v.string(), count: v.pipe(v.number(), v.gtValue(0)), price: Whole })),
      v.minLength(1),
    ),
  }),
});

const STATUSES: Readonly<Record<TillStep, number>> = {
  NEW: 0,
  ACCEPTED: 1,
  COOKING: 1,
  READY: 1,
  ON_WAY: 3,
  DELIVERED: 4,
  CANCELLED: 2,
};

const refuse = (c: Context, message: string) => c.json({ status: 0, message });
const answerOf = ({ id, number, step, body }: StoredOrder) => ({
  id,
  number,
  status: STATUSES[step],
  cancellation_reason: null,
  description: (body as { description: string }).description,
});

/** Jowi: restaurants, courses and orders of one account per `api_key`. */
export function jowiRoutes(store: TillStore, now: () => Date): Hono {
  const routes = new Hono();
  const ofQuery = (c: Context) => store.of(c.req.query('api_key') ?? '');
  routes.use('*', async (c, next) => {
    if (c.req.method !== 'GET') return next();
    const signed = v.safeParse(Signed, c.req.query());
    if (!signed.success || signed.output.api_key.startsWith('wrong'))
      return refuse(c, 'Wrong api_key or sig');
    return next();
  });
  routes.get('/v3/restaurants', (c) =>
    c.json({
      status: 1,
      restaurants: [...ofQuery(c).branches].map(([id, title]) => ({ id, title, timezone: DEFAULT_ZONE })),
    }),
  );
  routes.get('/v3/restaurants/:id/courses', (c) => {
    const courses = [...ofQuery(c).dishes.values()].map(({ id, name, price, isStopped }) => ({
      id,
      title: name,
      price: `${price}.0`,
      price_for_online_order: `${price}.0`,
      online_order: !isStopped,
      is_visible: true,
    }));
    return c.json({ status: 1, courses });
  });
  routes.get('/v010/restaurants/:id', (c) => {
    const courses = [...ofQuery(c).dishes.values()].map(({ id, name, price, isStopped }) => ({
      id,
      title: name,
      price,
      online_order: true,
      count_left: isStopped ? 0 : 10,
    }));
    return c.json({ status: 1, categories: [{ title: 'Menyu', courses }] });
  });
  orderRoutes(routes, store, now);
  return routes;
}

function refusalOf(records: TillRecords, order: v.InferOutput<typeof NewOrder>['order']): string | null {
  if (!records.branches.has(order.to_restaurant_id)) return 'Restaurant not found';
  if (order.courses.some(({ course_id }) => !records.dishes.has(course_id))) return 'Course not found';
  const sum = order.courses.reduce((all, { count, price }) => all + count * price, 0);
  return sum === order.amount_order ? null : 'Wrong amount_order';
}

function orderRoutes(routes: Hono, store: TillStore, now: () => Date) {
  routes.post('/v3/orders', async (c) => {
    const parsed = v.safeParse(NewOrder, await readJson(c));
    if (!parsed.success) return refuse(c, `Wrong field: ${v.getDotPath(parsed.issues[0]) ?? 'body'}`);
    const { api_key, order } = parsed.output;
    const records = store.of(api_key);
    const refusal = refusalOf(records, order);
    if (refusal !== null) return refuse(c, refusal);
    const stored: StoredOrder = {
      id: crypto.randomUUID(),
      number: records.orders.length + 1,
      branchId: order.to_restaurant_id,
      body: order,
      sum: order.amount_order + order.delivery_price,
      at: now(),
      step: 'NEW',
    };
    records.orders.push(stored);
    return c.json({ status: 1, order: answerOf(stored) });
  });
  routes.get('/v3/orders', (c) =>
    c.json({ status: 1, orders: store.of(c.req.query('api_key') ?? '').orders.map(answerOf) }),
  );
  routes.get('/v3/orders/:id', (c) => {
    const order = store.of(c.req.query('api_key') ?? '').orders.find(({ id }) => id === c.req.param('id'));
    return order ? c.json({ status: 1, order: answerOf(order) }) : refuse(c, 'Order not found');
  });
}

import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';

import { readJson } from '../../json.ts';
import type { StoredOrder, TillRecords, TillStep, TillStore } from '../till-store.ts';

/** The organization of every account; the product that is the price of a delivery. */
export const IIKO_ORGANIZATION = '0a000000-0000-4000-8000-000000000001';
export const IIKO_DELIVERY = '0d000000-0000-4000-8000-000000000001';

const Item = v.object({
  type: v.literal('Product'),
  productId: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(v.number(), v.gtValue(0)),
  price: v.pipe(v.number(), v.minValue(0)),
});
const Address = v.object({ type: v.picklist(['legacy', 'city']) });
/** The body of `deliveries/create`: a missing `type` loses the order. */
const NewDelivery = v.object({
  organizationId: v.literal(IIKO_ORGANIZATION),
  terminalGroupId: v.pipe(v.string(), v.uuid()),
  order: v.object({
    id: v.pipe(v.string(), v.uuid()),
    externalNumber: v.string(),
    phone: v.pipe(v.string(), v.regex(/^\+\d{8,40}$/)),
    orderServiceType: v.picklist(['DeliveryByCourier', 'DeliveryByClient']),
    completeBefore: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/))),
    customer: v.object({ type: v.picklist(['regular', 'one-time']), name: v.string() }),
    comment: v.optional(v.string(), ''),
    deliveryPoint: v.optional(v.object({ address: Address })),
    items: v.pipe(v.array(Item), v.minLength(1)),
    payments: v.optional(v.array(v.object({ paymentTypeKind: v.string(), sum: v.number() }))),
  }),
});
const OrderIds = v.object({ orderIds: v.array(v.string()) });
const SignIn = v.union([
  v.object({ apiLogin: v.string() }),
  v.object({ apiKey: v.string(), appId: v.string(), clientSecret: v.string() }),
]);

const STATUSES: Readonly<Record<TillStep, string>> = {
  NEW: 'Unconfirmed',
  ACCEPTED: 'WaitCooking',
  COOKING: 'CookingStarted',
  READY: 'CookingCompleted',
  ON_WAY: 'OnWay',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
const CORRELATION = { correlationId: '0c000000-0000-4000-8000-000000000001' };

const fail = (c: Context, status: 400 | 401, error: string) =>
  c.json({ ...CORRELATION, error, errorDescription: error }, status);

const infoOf = ({ id, number, step }: StoredOrder) => ({
  id,
  creationStatus: 'Success',
  errorInfo: null,
  order: { status: STATUSES[step], number },
});

/** iiko Cloud: sign-in, the lists of a set-up, nomenclature, stop-lists and deliveries of one account per key. */
export function iikoRoutes(store: TillStore, now: () => Date): Hono {
  const routes = new Hono();
  const signIn = async (c: Context) => {
    const body = v.safeParse(SignIn, await readJson(c));
    if (!body.success) return fail(c, 400, 'BadRequest');
    const login = 'apiLogin' in body.output ? body.output.apiLogin : body.output.apiKey;
    if (login.startsWith('wrong')) return fail(c, 401, 'Unauthorized');
    return c.json({ ...CORRELATION, token: Buffer.from(login).toString('base64url') });
  };
  routes.post('/api/1/access_token', signIn);
  routes.post('/api/v2/access_token', signIn);
  const tokenOf = (c: Context) => /^Bearer ([\w-]+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  routes.use('/api/*', async (c, next) => (tokenOf(c) ? next() : fail(c, 401, 'Unauthorized')));
  const ofToken = (c: Context) => store.of(Buffer.from(tokenOf(c), 'base64url').toString());
  setUpRoutes(routes, ofToken);
  orderRoutes(routes, ofToken, now);
  return routes;
}

/** The group of every dish. */
const GROUP = { id: '0c000000-0000-4000-8000-000000000001', name: 'Taomlar' };

function setUpRoutes(routes: Hono, ofToken: (c: Context) => TillRecords) {
  routes.post('/api/1/organizations', (c) =>
    c.json({ ...CORRELATION, organizations: [{ id: IIKO_ORGANIZATION, name: 'Sandbox' }] }),
  );
  routes.post('/api/1/terminal_groups', (c) => {
    const items = [...ofToken(c).branches].map(([id, name]) => ({ id, name, timeZone: DEFAULT_ZONE }));
    return c.json({ ...CORRELATION, terminalGroups: [{ organizationId: IIKO_ORGANIZATION, items }] });
  });
  routes.post('/api/1/terminal_groups/is_alive', (c) => {
    const isAliveStatus = [...ofToken(c).branches.keys()].map((terminalGroupId) => ({
      terminalGroupId,
      isAlive: true,
    }));
    return c.json({ ...CORRELATION, isAliveStatus });
  });
  routes.post('/api/1/nomenclature', (c) => {
    const products = [...ofToken(c).dishes.values()].map(({ id, name, price }) => ({
      id,
      name,
      type: 'Dish',
      isDeleted: false,
      parentGroup: GROUP.id,
      sizePrices: [{ sizeId: null, price: { currentPrice: price, isIncludedInMenu: true } }],
    }));
    return c.json({
      ...CORRELATION,
      groups: [GROUP],
      productCategories: [],
      products,
      sizes: [],
      revision: 1,
    });
  });
  routes.post('/api/1/stop_lists', (c) => {
    const { dishes, branches } = ofToken(c);
    const stopped = [...dishes.values()].filter(({ isStopped }) => isStopped);
    const items = [...branches.keys()].map((terminalGroupId) => ({
      terminalGroupId,
      items: stopped.map(({ id }) => ({ productId: id, sizeId: null, balance: 0 })),
    }));
    return c.json({ ...CORRELATION, terminalGroupStopLists: [{ organizationId: IIKO_ORGANIZATION, items }] });
  });
}

function orderRoutes(routes: Hono, ofToken: (c: Context) => TillRecords, now: () => Date) {
  routes.post('/api/1/deliveries/create', async (c) => {
    const records = ofToken(c);
    const parsed = v.safeParse(NewDelivery, await readJson(c));
    if (!parsed.success) return fail(c, 400, v.getDotPath(parsed.issues[0]) ?? 'BadRequest');
    const { terminalGroupId, order } = parsed.output;
    if (records.orders.some(({ id }) => id === order.id)) return fail(c, 400, 'DuplicatedOrderId');
    if (!records.branches.has(terminalGroupId)) return fail(c, 400, 'TerminalGroupUnregistered');
    const refused = (code: string) =>
      c.json({
        ...CORRELATION,
        orderInfo: { id: order.id, creationStatus: 'Error', errorInfo: { code, message: code }, order: null },
      });
    if (order.items.some(({ productId }) => productId !== IIKO_DELIVERY && !records.dishes.has(productId)))
      return refused('ProductNotFound');
    const sum = order.items.reduce((all, { amount, price }) => all + amount * price, 0);
    const stored: StoredOrder = {
      id: order.id,
      number: records.orders.length + 1,
      branchId: terminalGroupId,
      body: order,
      sum,
      at: now(),
      step: 'NEW',
    };
    records.orders.push(stored);
    return c.json({
      ...CORRELATION,
      orderInfo: { id: order.id, creationStatus: 'InProgress', errorInfo: null, order: null },
    });
  });
  routes.post('/api/1/deliveries/by_id', async (c) => {
    const body = v.safeParse(OrderIds, await readJson(c));
    if (!body.success) return fail(c, 400, 'BadRequest');
    const found = ofToken(c).orders.filter(({ id }) => body.output.orderIds.includes(id));
    return c.json({ ...CORRELATION, orders: found.map(infoOf) });
  });
}

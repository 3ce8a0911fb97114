import { Hono } from 'hono';
import * as v from 'valibot';

import { readJson, refuse } from '../json.ts';
import { DishChange, StepChange, type TillStore } from './till-store.ts';

/** The kitchen of the stand-in tills as JSON: what it has, and what its people do. */
export function tillKitchenRoutes(stores: Readonly<Record<string, TillStore>>): Hono {
  const routes = new Hono();
  const recordsOf = (kind: string, account: string) => stores[kind]?.of(account) ?? null;
  routes.get('/:kind/:account', (c) => {
    const records = recordsOf(c.req.param('kind'), c.req.param('account'));
    if (!records) return refuse(c, 'row_unknown', 404);
    const branches = [...records.branches].map(([id, name]) => ({ id, name }));
    return c.json({ branches, dishes: [...records.dishes.values()], orders: records.orders });
  });
  routes.post('/:kind/:account/orders/:id', async (c) => {
    const records = recordsOf(c.req.param('kind'), c.req.param('account'));
    const order = records?.orders.find(({ id }) => id === c.req.param('id'));
    if (!order) return refuse(c, 'order_unknown', 404);
    const body = v.safeParse(StepChange, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    order.step = body.output.step;
    return c.json(order);
  });
  routes.post('/:kind/:account/dishes/:id', async (c) => {
    const records = recordsOf(c.req.param('kind'), c.req.param('account'));
    const dish = records?.dishes.get(c.req.param('id'));
    if (!dish) return refuse(c, 'row_unknown', 404);
    const body = v.safeParse(DishChange, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    Object.assign(dish, body.output);
    return c.json(dish);
  });
  return routes;
}

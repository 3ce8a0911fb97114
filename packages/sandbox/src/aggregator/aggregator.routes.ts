import { randomInt } from 'node:crypto';

import { Hono } from 'hono';
import * as v from 'valibot';

import { readJson } from '../json.ts';
import { createAggregator } from './aggregator.ts';
import { drawOrder } from './draw-order.ts';

const Vendor = v.object({
  origin: v.optional(v.pipe(v.string(), v.url())),
  clientId: v.string(),
  clientSecret: v.string(),
});
const Report = v.picklist(['TAKEN_BY_COURIER', 'DELIVERED', 'CANCELLED']);

/**
 * The aggregator's side on the console: with the credentials that the merchant's command gave, it orders from the menu as a guest
 * would, or reports a step.
 */
export function aggregatorRoutes(fetch: typeof globalThis.fetch): Hono {
  const routes = new Hono();
  const open = ({ origin, ...client }: v.InferOutput<typeof Vendor>, url: string) =>
    createAggregator({ origin: origin ?? `${new URL(url).origin}/aggregators`, ...client }, fetch);

  routes.post('/orders', async (c) => {
    const body = v.safeParse(
      v.object({ ...Vendor.entries, restaurantId: v.optional(v.string()) }),
      await readJson(c),
    );
    if (!body.success) return c.json({ error: 'clientId and clientSecret are needed' }, 400);
    const aggregator = open(body.output, c.req.url);
    const places = await aggregator.places();
    const restaurantId = body.output.restaurantId ?? (places.ok ? places.value.places[0]?.id : undefined);
    const menu = restaurantId === undefined ? null : await aggregator.menu(restaurantId);
    if (!menu?.ok || menu.value.items.length === 0) return c.json({ error: 'there is no menu' }, 409);
    const eatsId = `${new Date().toISOString().slice(2, 10).replaceAll('-', '')}-${randomInt(1e6)}`;
    const order = drawOrder({ menu: menu.value, restaurantId: restaurantId!, eatsId }, (below) =>
      randomInt(below),
    );
    const placed = await aggregator.place(order);
    return placed.ok
      ? c.json({ eatsId, orderId: placed.value.orderId })
      : c.json({ eatsId, status: placed.status }, 409);
  });

  routes.post('/orders/:id/:status', async (c) => {
    const body = v.safeParse(Vendor, await readJson(c));
    const status = v.safeParse(Report, c.req.param('status'));
    if (!body.success || !status.success) return c.json({ error: 'wrong credentials or step' }, 400);
    return c.json({ answered: await open(body.output, c.req.url).report(c.req.param('id'), status.output) });
  });
  return routes;
}

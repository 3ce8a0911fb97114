import { endpoints, type Sent } from '@dasturxon/core/api';
import { FlatSettings } from '@dasturxon/core/merchant';
import * as v from 'valibot';

import { orders } from '../db/schema/orders.ts';
import type { Person, Scene } from './scene.ts';

/** The body of an order as a client sends it. */
export type Body = Sent<typeof endpoints.placeOrder, 'body'>;

/** On sale at the one branch of a test brand. */
export const here = [{ branch: { id: 'branch-1', isActive: true } }];

/** Settings of a brand that takes cash and lets customers cancel. */
export function settings(change: Partial<FlatSettings> = {}): FlatSettings {
  return { ...v.parse(FlatSettings, {}), cancelOrderActive: true, cash: true, ...change };
}

/** A house inside the zone. */
export const address = {
  latitude: 41.3111,
  longitude: 69.2797,
  streetName: 'Amir Temur koʻchasi',
  houseNumber: '7',
};
/** So many portions of plov. */
export const items = (count = 2) => [{ productId: 'product-1', count }];
/** Two portions by delivery: 105 000 soʻm. */
export const delivery = (change: Partial<Body> = {}): Body => ({
  serviceType: 'DELIVERY',
  address,
  cartItems: items(),
  totalPrice: 105_000,
  ...change,
});
/** Two portions picked up: 90 000 soʻm. */
export const pickUp = (change: Partial<Body> = {}): Body => ({
  serviceType: 'PICK_UP',
  branch: { id: 'branch-1' },
  cartItems: items(),
  totalPrice: 90_000,
  ...change,
});
/** A new idempotency key. */
export const key = () => crypto.randomUUID();
/** Places an order for now. */
export const place = (who: Person, body: Body, idempotencyKey = key()) =>
  who.api(endpoints.placeOrder, { body, idempotencyKey });
/** How many orders the merchant has. */
export const countOrders = async (scene: Scene) =>
  (await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.select({ id: orders.id }).from(orders))).length;

/** The same draft without what it is expected to cost. */
export function quoteBody({
  totalPrice: _expected,
  ...draft
}: Body): Sent<typeof endpoints.quoteOrder, 'body'> {
  return draft;
}

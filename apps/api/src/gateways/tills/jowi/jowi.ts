import { markOf } from '../../reference-mark.ts';
import { createHash } from 'node:crypto';

import type { OrderStatus } from '@dasturxon/core/order';
import * as v from 'valibot';

import type { ServiceAccess } from '../../service-access.ts';
import { callService, readAnswer } from '../../service-call.ts';
import { ServiceFailed, ServiceRefused } from '../../service-errors.ts';
import { type Till, type TillOrderState } from '../port/till.ts';
import {
  Courses,
  JowiError,
  type JowiOrder,
  OneOrder,
  Orders,
  RestaurantMenu,
  Restaurants,
} from './jowi-answers.ts';
import { jowiOrderBody } from './jowi-order.ts';

const Key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{4,256}$/));
/** The two keys that Jowi gives a merchant. */
export const JowiAccount = v.strictObject({ apiKey: Key, apiSecret: Key });
export type JowiAccount = v.InferOutput<typeof JowiAccount>;

/** The first ten and the last five hex digits of the hash of both keys. */
export function jowiSignature({ apiKey, apiSecret }: JowiAccount): string {
  const hash = createHash('sha256')
    .update(apiKey + apiSecret)
    .digest('hex');
  return hash.slice(0, 10) + hash.slice(-5);
}

const STATUSES: Readonly<Record<number, OrderStatus>> = { 1: 'ACCEPTED', 3: 'ON_WAY', 4: 'DELIVERED' };
const CANCELLED = 2;

/** An unknown status changes nothing. */
function toState({ id, number, status, cancellation_reason }: JowiOrder): TillOrderState {
  const known = { tillOrderId: id, number, status: null, reason: null };
  if (status === CANCELLED) return { ...known, state: 'REFUSED', reason: cancellation_reason || 'CANCELED' };
  const ours = STATUSES[status] ?? null;
  return { ...known, state: ours === null ? 'SENT' : 'TAKEN', status: ours };
}

/**
 * The shape of errors is not documented: a `status` other than 1 in an answer of 200 is a refusal, everything else without the
 * expected content is no answer.
 */
function refuseError(status: number, body: unknown): void {
  if (status === 401 || status === 403) throw new ServiceFailed(`ACCOUNT: status ${status}`, false);
  if (status >= 400) throw new ServiceFailed(`status ${status}`);
  const parsed = v.safeParse(JowiError, body);
  if (!parsed.success || parsed.output.status === 1) return;
  const { message, error, status: code } = parsed.output;
  throw new ServiceRefused(String(code), message || error || `status ${code}`);
}

type Ask = { path: string; query?: Record<string, string>; body?: object };

/** Jowi's API. It has no public documents: see docs/connections/jowi.md for what is uncertain. */
export function jowi(account: JowiAccount, { baseUrl, fetch }: ServiceAccess): Till {
  const signed = { api_key: account.apiKey, sig: jowiSignature(account) };
  async function ask<S extends v.GenericSchema>(
    schema: S,
    { path, query, body }: Ask,
  ): Promise<v.InferOutput<S>> {
    const call = body
      ? ({ method: 'POST', body: { ...signed, ...body } } as const)
      : ({ method: 'GET', query: { ...signed, ...query } } as const);
    const answer = await callService({ url: baseUrl() + path, ...call }, fetch);
    refuseError(answer.status, answer.body);
    return readAnswer(schema, answer.body);
  }

  return {
    async check() {
      const { restaurants } = await ask(Restaurants, { path: '/v3/restaurants' });
      const branches = restaurants.map(({ id, title }) => ({ tillId: id, name: title, isAlive: null }));
      return { organization: restaurants[0]?.title ?? '', branches, warnings: [] };
    },
    async readMenu(tillBranchId) {
      const { courses } = await ask(Courses, { path: `/v3/restaurants/${tillBranchId}/courses` });
      // Only this list names the categories of the dishes.
      const { categories } = await ask(RestaurantMenu, { path: `/v010/restaurants/${tillBranchId}` });
      const titles = new Map(
        categories.flatMap(({ title, courses: own }) => own.map(({ id }) => [id, title])),
      );
      return courses.map(({ id, title, price, price_for_online_order, online_order, is_visible }) => ({
        tillProductId: id,
        name: title,
        price: price_for_online_order ?? price,
        isHidden: !online_order || !is_visible,
        category: titles.get(id) || null,
      }));
    },
    async readStops(tillBranchId) {
      const { categories } = await ask(RestaurantMenu, { path: `/v010/restaurants/${tillBranchId}` });
      const courses = categories.flatMap((category) => category.courses);
      const stopped = courses.filter(
        ({ online_order, count_left }) => !online_order || (count_left ?? 1) <= 0,
      );
      return stopped.map(({ id }) => ({ tillProductId: id }));
    },
    async push(order) {
      const body = { restaurant_id: order.tillBranchId, order: jowiOrderBody(order) };
      return toState((await ask(OneOrder, { path: '/v3/orders', body })).order);
    },
    /**
     * That orders can be listed is an assumption. Where the call does not exist an uncertain order is never sent again, and is
     * left to staff.
     */
    async find(order) {
      const { orders } = await ask(Orders, {
        path: '/v3/orders',
        query: { restaurant_id: order.tillBranchId },
      });
      const own = orders.filter(({ description }) => description?.includes(markOf(order.ref)));
      return [...new Map(own.map((one) => [one.id, toState(one)])).values()].reverse();
    },
    async read({ tillOrderId, tillBranchId }) {
      const query = { restaurant_id: tillBranchId };
      const { order } = await ask(OneOrder, { path: `/v3/orders/${tillOrderId}`, query });
      return toState(order);
    },
  };
}

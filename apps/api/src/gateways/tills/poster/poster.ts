import { somNumber } from '@dasturxon/core/payment';
import { DAY_MS } from '@dasturxon/core/kernel';
import { localStamp } from '@dasturxon/core/time';
import * as v from 'valibot';

import type { ServiceAccess } from '../../service-access.ts';
import { callService, readAnswer } from '../../service-call.ts';
import { ServiceFailed, ServiceRefused } from '../../service-errors.ts';
import { type Till, type TillProduct, type TillOrderState } from '../port/till.ts';
import { CreatedOrder, IncomingOrder, PosterError, Products, Settings, Spots } from './poster-answers.ts';
import { posterMark, posterOrderBody } from './poster-order.ts';

/** The token of a personal integration, as the merchant copies it from Poster. */
export const PosterAccount = v.strictObject({
  token: v.pipe(
    v.string('token must be a text'),
    v.regex(/^[\x21-\x7e]{8,256}$/, 'token must be the text of Access → Integrations'),
  ),
});
export type PosterAccount = v.InferOutput<typeof PosterAccount>;

/** No, wrong and expired token, no right: the merchant mends the account, the order is tried again. */
const ACCOUNT_CODES = [10, 11, 12, 20, 54];
const RATE_LIMIT_CODE = 700;
const NOT_FOUND_CODES = [32, 42, 404];
/** A look-up covers the clocks of both sides. */
const FIND_BEFORE_MS = DAY_MS;

/** Throws what an answer with an error means. */
function refuseError(body: unknown): void {
  const parsed = v.safeParse(PosterError, body);
  if (!parsed.success) return;
  const { code, message } = parsed.output.error;
  if (code === RATE_LIMIT_CODE) throw new ServiceFailed('too many calls', false);
  if (ACCOUNT_CODES.includes(code)) throw new ServiceFailed(`ACCOUNT: ${code} ${message}`, false);
  throw new ServiceRefused(String(code), message || `code ${code}`);
}

type OwnOrder = Pick<IncomingOrder, 'incoming_order_id' | 'status' | 'transaction_id'>;

/** Status 0 is new, 1 accepted, 7 cancelled; any other one is newer than the documents and changes nothing. */
function toState({ incoming_order_id, status, transaction_id }: OwnOrder): TillOrderState {
  const known = { tillOrderId: incoming_order_id, number: transaction_id ?? incoming_order_id, reason: null };
  if (status === 1) return { ...known, state: 'TAKEN', status: 'ACCEPTED' };
  if (status === 7) return { ...known, state: 'REFUSED', status: null, reason: 'CANCELED' };
  return { ...known, state: 'SENT', status: null };
}

type Ask = { method: string; query?: Record<string, string>; body?: object };

type PosterProduct = v.InferOutput<typeof Products>[number];

/** A product as a spot sells it. */
function toTillProduct(
  { product_id, product_name, category_name, hidden, spots, price }: PosterProduct,
  spotId: string,
): TillProduct {
  const own = spots.find(({ spot_id }) => spot_id === spotId);
  const minor = own?.price ?? price?.[spotId] ?? null;
  return {
    tillProductId: product_id,
    name: product_name,
    price: minor === null ? null : somNumber(minor),
    isHidden: hidden || own?.visible === false,
    category: category_name || null,
  };
}

/** Poster's API: a token in the query, GET for reads, JSON for writes, errors with HTTP 200. */
export function poster({ token }: PosterAccount, { baseUrl, fetch }: ServiceAccess): Till {
  async function ask<S extends v.GenericSchema>(
    schema: S,
    { method, query, body }: Ask,
  ): Promise<v.InferOutput<S>> {
    const answer = await callService(
      {
        url: `${baseUrl()}/api/${method}`,
        method: body ? 'POST' : 'GET',
        query: { token, format: 'json', ...query },
        ...(body && { body }),
      },
      fetch,
    );
    refuseError(answer.body);
    if (!answer.ok) throw new ServiceFailed(`status ${answer.status}`);
    return readAnswer(v.object({ response: schema }), answer.body).response;
  }
  const products = () => ask(Products, { method: 'menu.getProducts' });

  return {
    async check() {
      const spots = await ask(Spots, { method: 'access.getSpots' });
      const settings = await ask(Settings, { method: 'settings.getAllSettings' });
      const currency = settings.currency?.currency_code_iso ?? null;
      const warnings =
        currency === null || currency === 'UZS' ? [] : [`the account's currency is ${currency}`];
      const branches = spots.map(({ spot_id, spot_name }) => ({
        tillId: spot_id,
        name: spot_name,
        isAlive: null,
      }));
      return { organization: settings.company_name, branches, warnings };
    },
    async readMenu(tillBranchId) {
      return (await products()).map((product) => toTillProduct(product, tillBranchId));
    },
    /** Poster has no stop-list: a dish that is hidden, or not visible at a spot, is not sold there. */
    async readStops(tillBranchId) {
      const stopped = (await products()).filter(
        ({ hidden, spots }) =>
          hidden || spots.some(({ spot_id, visible }) => spot_id === tillBranchId && !visible),
      );
      return stopped.map(({ product_id }) => ({ tillProductId: product_id }));
    },
    async push(order) {
      const body = posterOrderBody(order);
      return toState(await ask(CreatedOrder, { method: 'incomingOrders.createIncomingOrder', body }));
    },
    async find(order) {
      const from = new Date(order.placedAt.getTime() - FIND_BEFORE_MS);
      const to = new Date(order.placedAt.getTime() + 2 * FIND_BEFORE_MS);
      const date = (at: Date) => localStamp(at, order.timeZone);
      const found = await ask(v.array(IncomingOrder), {
        method: 'incomingOrders.getIncomingOrders',
        query: { date_from: date(from), date_to: date(to) },
      });
      const mark = posterMark(order);
      const own = found.filter(({ comment }) => comment?.includes(mark));
      return [...new Map(own.map((one) => [one.incoming_order_id, toState(one)])).values()].reverse();
    },
    async read({ tillOrderId }) {
      const query = { incoming_order_id: tillOrderId };
      return ask(IncomingOrder, { method: 'incomingOrders.getIncomingOrder', query }).then(
        toState,
        (error: unknown) => {
          if (error instanceof ServiceRefused && NOT_FOUND_CODES.includes(Number(error.code))) return null;
          throw error;
        },
      );
    },
  };
}

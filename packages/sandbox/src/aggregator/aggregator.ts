import * as v from 'valibot';

import {
  Availability,
  Composition,
  Done,
  Placed,
  PlaceAvailability,
  Places,
  Promos,
  Refusals,
  SentOrder,
  Status,
  Token,
  TokenRefusal,
} from './aggregator-answers.ts';

/** The vendor as the aggregator knows it: its address and the client's credentials. */
export interface Vendor {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a call came to: the answer, or why the vendor refused it. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number };

/** An order as an aggregator sends it. */
export interface AggregatorOrder {
  readonly eatsId: string;
  readonly restaurantId: string;
  readonly [part: string]: unknown;
}

/** A report of the aggregator about an order. */
export type Report = 'TAKEN_BY_COURIER' | 'DELIVERED' | 'CANCELLED';

const ORDER = 'application/vnd.eats.order.v2+json';
const TIMEOUT_MS = 10_000;

type Call = { method: string; path: string; body?: unknown; type?: string };

/** Calls of a vendor with a token, each answer checked by its schema and media type. */
function connect(vendor: Vendor, fetch: typeof globalThis.fetch) {
  let token: string | null = null;

  async function send(call: Call): Promise<Response> {
    return fetch(`${vendor.origin}${call.path}`, {
      method: call.method,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(call.body !== undefined && { 'Content-Type': call.type ?? 'application/json' }),
      },
      ...(call.body !== undefined && {
        body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  async function signIn(): Promise<Answer<null>> {
    const form = new URLSearchParams({
      client_id: vendor.clientId,
      client_secret: vendor.clientSecret,
      grant_type: 'client_credentials',
      scope: 'read write',
    });
    const type = 'application/x-www-form-urlencoded';
    const answer = await send({ method: 'POST', path: '/security/oauth/token', body: form.toString(), type });
    if (!answer.ok) {
      v.parse(Refusals, await answer.json());
      return { ok: false, status: answer.status };
    }
    token = v.parse(Token, await answer.json()).access_token;
    return { ok: true, value: null };
  }

  /** A call with a token; a token that has ended is replaced once. */
  async function signed(call: Call): Promise<Response> {
    if (token === null) await signIn();
    const answer = await send(call);
    if (answer.status !== 401) return answer;
    v.parse(TokenRefusal, await answer.json());
    await signIn();
    return send(call);
  }

  async function ask<S extends v.GenericSchema>(
    call: Call,
    expected: { schema: S; media?: string },
  ): Promise<Answer<v.InferOutput<S>>> {
    const answer = await signed(call);
    const media = answer.headers.get('content-type') ?? '';
    if (answer.ok && expected.media && !media.startsWith(expected.media))
      throw new Error(`${call.path}: the media type is ${media}`);
    if (!answer.ok) {
      if (answer.status < 500) v.parse(Refusals, await answer.json());
      return { ok: false, status: answer.status };
    }
    return { ok: true, value: v.parse(expected.schema, await answer.json()) };
  }

  return { signIn, signed, ask };
}

const menuPath = (id: string, part: string) => `/menu/${encodeURIComponent(id)}/${part}`;
const orderPath = (id: string, part = '') => `/order/${encodeURIComponent(id)}${part}`;
const get = (path: string): Call => ({ method: 'GET', path });

/**
 * An aggregator as the client of a vendor: signs in, reads menus, sends orders, asks for their status, reports steps. It throws for
 * an answer that acceptance would not pass.
 */
export function createAggregator(vendor: Vendor, fetch: typeof globalThis.fetch) {
  const { signIn, signed, ask } = connect(vendor, fetch);
  return {
    signIn,
    places: () => ask(get('/restaurants'), { schema: Places }),
    open: () => ask(get('/restaurants/availability'), { schema: PlaceAvailability }),
    menu: (id: string) =>
      ask(get(menuPath(id, 'composition')), {
        schema: Composition,
        media: 'application/vnd.eats.menu.composition.v2+json',
      }),
    stops: (id: string) =>
      ask(get(menuPath(id, 'availability')), {
        schema: Availability,
        media: 'application/vnd.eats.menu.availability.v2+json',
      }),
    promos: (id: string) => ask(get(menuPath(id, 'promos')), { schema: Promos }),
    /** Sends an order; a text goes as it is. */
    place: (order: AggregatorOrder | string) =>
      ask({ method: 'POST', path: '/order', body: order, type: ORDER }, { schema: Placed }),
    order: (id: string) => ask(get(orderPath(id)), { schema: SentOrder, media: ORDER }),
    edit: (id: string, order: AggregatorOrder) =>
      ask({ method: 'PUT', path: orderPath(id), body: order, type: ORDER }, { schema: Done }),
    status: (id: string) => ask(get(orderPath(id, '/status')), { schema: Status }),
    report: async (id: string, status: Report): Promise<number> => {
      const body = { status, comment: '', updatedAt: new Date().toISOString() };
      return (await signed({ method: 'PUT', path: orderPath(id, '/status'), body })).status;
    },
    cancel: (id: string, eatsId: string) =>
      ask(
        { method: 'DELETE', path: orderPath(id), body: { eatsId, comment: 'Mehmon soʻradi' } },
        { schema: Done },
      ),
    courier: (id: string, courier: { name: string; phone: string }) =>
      ask({ method: 'POST', path: orderPath(id, '/courier'), body: courier }, { schema: Done }),
  };
}

/** An aggregator at a vendor. */
export type AggregatorClient = ReturnType<typeof createAggregator>;

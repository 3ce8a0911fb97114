import { exchange, type HttpAnswer } from '@dasturxon/core/http';
import * as v from 'valibot';

import { orNull } from '../or-null.ts';
import { claimBody, priceBody } from './claim-body.ts';
import {
  type Claim,
  type CourierService,
  CourierServiceFailed,
  CourierServiceRefused,
} from './courier-service.ts';

const TIMEOUT_MS = 8_000;
const CARGO = '/b2b/cargo/integration/v2';

/** Amounts come as decimal text; anything else is no price. */
const Price = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.finite(),
  v.minValue(0),
  v.transform(Math.round),
);

const ClaimAnswer = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  status: v.pipe(v.string(), v.maxLength(64)),
  version: v.fallback(v.pipe(v.number(), v.safeInteger()), 1),
  updated_ts: orNull(v.pipe(v.string(), v.isoTimestamp())),
  performer_info: orNull(v.object({ courier_name: orNull(v.pipe(v.string(), v.trim(), v.maxLength(200))) })),
  pricing: orNull(v.object({ offer: orNull(v.object({ price: orNull(Price) })) })),
});
const PriceAnswer = v.object({ price: Price, eta: orNull(v.number()), distance_meters: orNull(v.number()) });
const CancelAnswer = v.object({ cancel_state: v.picklist(['free', 'paid', 'unavailable']) });
const PositionAnswer = v.object({
  position: v.object({
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
});
const PhoneAnswer = v.object({
  phone: v.pipe(v.string(), v.regex(/^\+?\d{5,20}$/)),
  ext: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{1,10}$/)), null), null),
});
const Refusal = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

function toClaim(answer: v.InferOutput<typeof ClaimAnswer>): Claim {
  const { id, status, version, updated_ts: touched, performer_info: performer, pricing } = answer;
  return {
    id,
    status,
    version,
    updatedAt: touched ? new Date(touched) : null,
    courierName: performer?.courier_name || null,
    price: pricing?.offer?.price ?? null,
  };
}

type Asked = { key: string; path: string; query?: Record<string, string>; body?: object };

/** Yandex Delivery's cargo claims (protocols §6.1): POST and JSON throughout, the merchant's key as bearer. */
export function yandexDelivery(service: {
  baseUrl: () => string;
  fetch: typeof globalThis.fetch;
}): CourierService {
  async function send({ key, path, query = {}, body = {} }: Asked): Promise<HttpAnswer> {
    return exchange(
      {
        url: `${service.baseUrl()}${path}`,
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Accept-Language': 'ru' },
        query,
        body,
        timeoutMs: TIMEOUT_MS,
      },
      service,
    ).catch((cause: unknown) => {
      throw new CourierServiceFailed('no answer', { cause });
    });
  }

  async function ask<S extends v.GenericSchema>(schema: S, asked: Asked): Promise<v.InferOutput<S>> {
    const response = await send(asked);
    if (response.status >= 500 || response.status === 429)
      throw new CourierServiceFailed(`status ${response.status}`);
    if (!response.ok) {
      const refusal = v.safeParse(Refusal, response.body);
      throw new CourierServiceRefused(refusal.success ? refusal.output.code : `status_${response.status}`);
    }
    const parsed = v.safeParse(schema, response.body);
    if (!parsed.success) throw new CourierServiceFailed('unexpected answer');
    return parsed.output;
  }

  /** Null if the service refuses: there is no courier yet, or no longer. */
  async function whereFound<S extends v.GenericSchema>(schema: S, asked: Asked) {
    return ask(schema, asked).catch((error: unknown) => {
      if (error instanceof CourierServiceRefused) return null;
      throw error;
    });
  }

  const about = (claimId: string) => ({ claim_id: claimId });
  return {
    async estimate(key, trip) {
      const answer = await ask(PriceAnswer, { key, path: `${CARGO}/check-price`, body: priceBody(trip) });
      return { price: answer.price, minutes: answer.eta, metres: answer.distance_meters };
    },
    async create(key, { requestId, trip, callbackUrl }) {
      const body = claimBody(trip, callbackUrl);
      const query = { request_id: requestId };
      return toClaim(await ask(ClaimAnswer, { key, path: `${CARGO}/claims/create`, query, body }));
    },
    async accept(key, { id, version }) {
      await ask(v.unknown(), { key, path: `${CARGO}/claims/accept`, query: about(id), body: { version } });
    },
    async cancel(key, { id, version }, freeOnly = false) {
      const terms = { key, path: `${CARGO}/claims/cancel-info`, query: about(id) };
      const { cancel_state } = await ask(CancelAnswer, terms);
      if (cancel_state === 'unavailable') throw new CourierServiceRefused('cancel_unavailable');
      if (cancel_state === 'paid' && freeOnly) throw new CourierServiceRefused('cancel_paid');
      const body = { version, cancel_state };
      await ask(v.unknown(), { key, path: `${CARGO}/claims/cancel`, query: about(id), body });
    },
    async info(key, claimId) {
      return toClaim(await ask(ClaimAnswer, { key, path: `${CARGO}/claims/info`, query: about(claimId) }));
    },
    async position(key, claimId) {
      const path = '/b2b/cargo/integration/v1/claims/performer-position';
      return (await whereFound(PositionAnswer, { key, path, query: about(claimId) }))?.position ?? null;
    },
    async phone(key, claimId) {
      const path = `${CARGO}/driver-voiceforwarding`;
      const answer = await whereFound(PhoneAnswer, { key, path, body: about(claimId) });
      return answer && [answer.phone, answer.ext].filter(Boolean).join(',');
    },
  };
}

import { Hono } from 'hono';
import * as v from 'valibot';

import { aboutClaim, bodyOf, claimAnswer, keyOf, refuseClaim } from './claim-answer.ts';
import { CancelBody, NewClaim, PriceQuery, RequestId, Version } from './claim-bodies.ts';
import { readJson, refuse } from '../json.ts';
import type { Claim, Claims } from './claims.ts';
import { metresBetween, priceOf } from './price-of.ts';

const CARGO = '/b2b/cargo/integration';
const CLAIMS = `${CARGO}/v2/claims`;

const toPoint = ([lon, lat]: readonly [number, number]) => ({ lat, lon });

/** Yandex Delivery's cargo claims, with a courier who rides in a straight line. */
export function courierRoutes(claims: Claims, now: () => Date): Hono {
  const routes = new Hono();
  routes.use('*', async (c, next) => (keyOf(c) ? next() : refuseClaim(c, 401, 'unauthorized')));
  makingRoutes(routes, claims);
  changingRoutes(routes, claims);
  performerRoutes(routes, claims, now);
  return routes;
}

const Busy = v.strictObject({ isBusy: v.boolean() });

/** The sandbox's own JSON: the claims of a merchant's key, with how far each is, and whether every courier is busy. */
export function courierApiRoutes(claims: Claims): Hono {
  const routes = new Hono();
  routes.get('/:key', (c) =>
    c.json(
      claims.list(c.req.param('key')).map((claim) => ({
        id: claim.id,
        requestId: claim.requestId,
        isAccepted: claim.acceptedAt !== null,
        ...claims.step(claim),
      })),
    ),
  );
  routes.post('/busy', async (c) => {
    const body = v.safeParse(Busy, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    claims.setBusy(body.output.isBusy);
    return c.json(body.output);
  });
  return routes;
}

function makingRoutes(routes: Hono, claims: Claims) {
  routes.post(`${CARGO}/v2/check-price`, async (c) => {
    const body = await bodyOf(c, PriceQuery);
    if (!body) return refuseClaim(c, 400, 'validation_error');
    const [from, to] = body.route_points;
    const metres = metresBetween(toPoint(from.coordinates), toPoint(to.coordinates));
    return c.json({ price: priceOf(metres).toFixed(2), eta: 10 + metres / 400, distance_meters: metres });
  });
  routes.post(`${CLAIMS}/create`, async (c) => {
    const requestId = v.safeParse(RequestId, c.req.query('request_id'));
    const body = await bodyOf(c, NewClaim);
    if (!requestId.success || !body) return refuseClaim(c, 400, 'validation_error');
    const [source, destination] = body.route_points;
    const from = toPoint(source.address.coordinates);
    const to = toPoint(destination.address.coordinates);
    const price = priceOf(metresBetween(from, to));
    const claim = claims.create({ requestId: requestId.output, key: keyOf(c), from, to, price });
    return claimAnswer(c, claims, claim);
  });
}

/** Once the courier has the food a claim cannot be cancelled; at the branch it has its price. */
function cancelState(claims: Claims, claim: Claim): 'free' | 'paid' | 'unavailable' {
  const { status } = claims.step(claim);
  const tooLate = ['pickuped', 'deliver', 'ready_for_delivery', 'failed', 'cancelled'];
  if (tooLate.some((word) => status.startsWith(word))) return 'unavailable';
  return status === 'pickup_arrived' || status === 'ready_for_pickup_confirmation' ? 'paid' : 'free';
}

function changingRoutes(routes: Hono, claims: Claims) {
  routes.post(
    `${CLAIMS}/info`,
    aboutClaim(claims, (c, claim) => claimAnswer(c, claims, claim)),
  );
  routes.post(
    `${CLAIMS}/accept`,
    aboutClaim(claims, async (c, claim) => {
      const body = await bodyOf(c, Version);
      if (!body) return refuseClaim(c, 400, 'validation_error');
      if (body.version !== claim.version) return refuseClaim(c, 409, 'old_version');
      if (claims.step(claim).status !== 'ready_for_approval')
        return refuseClaim(c, 409, 'inappropriate_status');
      claims.accept(claim);
      return claimAnswer(c, claims, claim);
    }),
  );
  routes.post(
    `${CLAIMS}/cancel-info`,
    aboutClaim(claims, (c, claim) => c.json({ cancel_state: cancelState(claims, claim) })),
  );
  routes.post(
    `${CLAIMS}/cancel`,
    aboutClaim(claims, async (c, claim) => {
      const body = await bodyOf(c, CancelBody);
      if (!body) return refuseClaim(c, 400, 'validation_error');
      if (body.version !== claim.version) return refuseClaim(c, 409, 'old_version');
      if (body.cancel_state !== cancelState(claims, claim))
        return refuseClaim(c, 409, 'inappropriate_status');
      claims.cancel(claim);
      return claimAnswer(c, claims, claim);
    }),
  );
}

function performerRoutes(routes: Hono, claims: Claims, now: () => Date) {
  routes.post(
    `${CARGO}/v1/claims/performer-position`,
    aboutClaim(claims, (c, claim) => {
      const position = claims.position(claim);
      if (!position) return refuseClaim(c, 409, 'inappropriate_status');
      return c.json({ position: { ...position, timestamp: Math.floor(now().getTime() / 1000) } });
    }),
  );
  routes.post(`${CARGO}/v2/driver-voiceforwarding`, async (c) => {
    const body = await bodyOf(c, v.object({ claim_id: v.string() }));
    const claim = body && claims.find(keyOf(c), body.claim_id);
    if (!claim) return refuseClaim(c, 404, 'not_found');
    if (!claims.position(claim)) return refuseClaim(c, 409, 'inappropriate_status');
    return c.json({ phone: '+998712000000', ext: '1234', ttl_seconds: 600 });
  });
}

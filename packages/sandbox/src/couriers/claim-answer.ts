import type { Context } from 'hono';
import * as v from 'valibot';

import { readJson } from '../json.ts';
import type { Claim, Claims } from './claims.ts';

const NAMES = ['Botir', 'Jasur', 'Sardor', 'Otabek', 'Aziz'];

/** An error in the service's shape. */
export function refuseClaim(c: Context, status: 400 | 401 | 404 | 409, code: string): Response {
  return c.json({ code, message: code }, status);
}

/** The merchant's key; empty without one. */
export function keyOf(c: Context): string {
  return /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

/** A claim in the format of `claims/info`. */
export function claimAnswer(c: Context, claims: Claims, claim: Claim): Response {
  const { status, at } = claims.step(claim);
  const isFound = claims.position(claim) !== null || status.startsWith('delivered');
  const name = NAMES[Number.parseInt(claim.id.slice(0, 6), 16) % NAMES.length];
  return c.json({
    id: claim.id,
    status,
    version: claim.version,
    revision: 1,
    updated_ts: new Date(at * 1000).toISOString(),
    pricing: { currency: 'UZS', offer: { offer_id: claim.id, price: claim.price.toFixed(2) } },
    ...(isFound && { performer_info: { courier_name: name, legal_name: 'Sandbox' } }),
  });
}

/** Answers about the claim that the query names; 404 for another merchant's. */
export function aboutClaim(claims: Claims, act: (c: Context, claim: Claim) => Response | Promise<Response>) {
  return async (c: Context): Promise<Response> => {
    const claim = claims.find(keyOf(c), c.req.query('claim_id') ?? '');
    return claim ? act(c, claim) : refuseClaim(c, 404, 'not_found');
  };
}

/** The body, or null when it is not what this call takes. */
export async function bodyOf<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const body = v.safeParse(schema, await readJson(c));
  return body.success ? body.output : null;
}

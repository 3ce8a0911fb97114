import type { ServerEndpoint } from '@dasturxon/core/api';
import { Role } from '@dasturxon/core/auth';
import { hasPermission, mayUse } from '@dasturxon/core/staff';
import * as v from 'valibot';

import { apiError } from '../api-error.ts';
import { cameByHttps } from '../cookie-text.ts';
import type { Tenant } from '../tenancy/tenants.ts';
import type { Caller, Deps } from './context.ts';
import { findCaller } from './find-session.ts';
import { findStaff } from './find-staff.ts';

/**
 * Whether the page that sent a request is of the same host and port, and as safe as the request. A request without an
 * origin is no page's.
 */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin') ?? '';
  const scheme = /^https?:/.exec(origin)?.[0];
  if (!scheme || (scheme === 'http:' && cameByHttps(request))) return false;
  const asked = `${scheme}//${request.headers.get('host') ?? new URL(request.url).host}`;
  return URL.canParse(asked) && new URL(asked).origin === origin;
}

/** Methods that change nothing. */
const READS = ['GET', 'HEAD'];

/**
 * Throws notFound for a call of the back office on another host, and forbidden for a write that another site's page
 * may have sent with the cookie of this one.
 */
function checkHost(endpoint: ServerEndpoint, tenant: Tenant, request: Request): void {
  if (endpoint.host !== 'backOffice') return;
  if (tenant.hostKind !== 'ADMIN') throw apiError('notFound');
  if (!READS.includes(request.method) && !isSameOrigin(request)) throw apiError('forbidden');
}

/** The session of a call: by the cookie in the back office, by the bearer token elsewhere. Null for a guest. */
function findCallerOf(
  deps: Pick<Deps, 'db' | 'now'>,
  { host }: ServerEndpoint,
  { merchantId, request: { headers } }: { merchantId: string; request: Request },
): Promise<Caller | null> {
  return host === 'backOffice'
    ? findStaff(deps, merchantId, headers.get('cookie'))
    : findCaller(deps, merchantId, headers.get('authorization'));
}

function checkRole({ auth, permission }: ServerEndpoint, caller: Caller | null): void {
  if (auth !== 'customer' && auth !== 'staff') return;
  if (!caller) throw apiError('session.missing');
  if (auth === 'staff' && caller.role === 'CLIENT') throw apiError('forbidden');
  if (permission !== undefined && !hasPermission(v.parse(Role, caller.role), permission))
    throw apiError('forbidden');
}

/** Throws session.factorMissing for a call that needs the second factor of a session of the back office. */
function checkFactor({ beforeFactor, byPin, permission }: ServerEndpoint, caller: Caller | null): void {
  if (caller?.factor === undefined) return;
  // What a PIN opened may not touch the person's own sign-in, not even where no factor is proven yet.
  if (caller.factor === 'PIN' ? byPin : beforeFactor) return;
  if (!mayUse(caller.factor, permission)) throw apiError('session.factorMissing');
}

/**
 * Authenticates a call and checks host, origin and role. Null for a visitor. Throws notFound, forbidden,
 * session.missing, session.expired and session.factorMissing.
 */
export async function admitCall(
  deps: Pick<Deps, 'db' | 'now'>,
  endpoint: ServerEndpoint,
  { tenant, request }: { tenant: Tenant; request: Request },
): Promise<Caller | null> {
  checkHost(endpoint, tenant, request);
  const { merchantId } = tenant;
  const caller =
    endpoint.auth === 'none' ? null : await findCallerOf(deps, endpoint, { merchantId, request });
  checkRole(endpoint, caller);
  checkFactor(endpoint, caller);
  return caller;
}

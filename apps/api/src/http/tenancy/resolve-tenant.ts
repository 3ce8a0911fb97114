import { MERCHANT_COOKIE, MERCHANT_HEADER } from '@dasturxon/core/api';

import type { Deps } from '../../deps.ts';
import { refusal } from '../refusal.ts';
import type { Tenant } from './tenants.ts';

/** The parts of a request that can name a merchant. */
export type TenantClues = {
  host: string | null;
  vendor: string | null;
  header: string | null;
  cookie: string | null;
};

/** A host as the domains table has it: lower case, no port, no trailing dot. Null for what is no host at all. */
export function hostName(header: string | null | undefined): string | null {
  const host = (header ?? '').toLowerCase();
  const bare = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(:\d{1,5})?$/.exec(host)?.[1];
  return bare?.replace(/\.$/, '') || null;
}

/** Hosts that name no brand, where `vendor` counts: this machine's own and those listed whole as dev or demo (D1). */
export function isPlainHost(host: string, devHosts: readonly string[]): boolean {
  return (
    host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || devHosts.includes(host)
  );
}

/** What a request says about its merchant. */
export function tenantClues(request: Request): TenantClues {
  const cookies = request.headers.get('cookie') ?? '';
  const cookie = new RegExp(`(?:^|;\\s*)${MERCHANT_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? null;
  return {
    host: hostName(request.headers.get('host') ?? new URL(request.url).host),
    vendor: new URL(request.url).searchParams.get('vendor'),
    header: request.headers.get(MERCHANT_HEADER),
    cookie,
  };
}

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

type Needs = { tenants: Deps['tenants']; env: Pick<Deps['env'], 'DEV_HOSTS'> };

/**
 * The merchant of a request (D1, D60, D61). A brand's host decides and the header only confirms; on a plain host
 * `vendor`, then the header, then the cookie name it. Null on a plain host that nothing names a merchant for.
 * Throws tenant_unknown, tenant_mismatch and merchant.notFound.
 */
export async function resolveTenant(deps: Needs, clues: TenantClues): Promise<Tenant | null> {
  if (clues.host === null) throw refusal('tenant_unknown');
  const byHost = await deps.tenants.byHost(clues.host);
  if (byHost) return confirmed(byHost, clues.header);
  if (!isPlainHost(clues.host, deps.env.DEV_HOSTS)) throw refusal('tenant_unknown');

  const name = clues.vendor ?? clues.header ?? usable(clues.cookie);
  if (name === null || name === '') return null;
  const named = NAME.test(name) ? await deps.tenants.byIdOrSub(name) : null;
  if (!named) throw refusal('merchant.notFound');
  return confirmed(named, clues.header);
}

function confirmed(tenant: Tenant, header: string | null): Tenant {
  if (header && header !== tenant.merchantId && header !== tenant.sub) throw refusal('tenant_mismatch');
  return tenant;
}

/** A cookie that a broken client wrote names nobody (D35). */
function usable(cookie: string | null): string | null {
  return cookie === null || ['', 'undefined', 'null'].includes(cookie) ? null : cookie;
}

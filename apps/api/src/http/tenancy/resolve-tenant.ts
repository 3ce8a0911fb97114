import { MERCHANT_COOKIE, MERCHANT_HEADER } from '@dasturxon/core/api';
import { hostName, type MerchantClues, resolveMerchantHost } from '@dasturxon/core/merchant';

import type { Env } from '../../kernel/env.ts';
import { apiError } from '../api-error.ts';
import type { Tenant, TenantDirectory } from './tenants.ts';

/** The parts of a request that name its merchant. */
export function tenantClues(request: Request): Required<MerchantClues> {
  const cookies = request.headers.get('cookie') ?? '';
  const cookie = new RegExp(`(?:^|;\\s*)${MERCHANT_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? null;
  return {
    host: hostName(request.headers.get('host') ?? new URL(request.url).host),
    vendor: new URL(request.url).searchParams.get('vendor'),
    header: request.headers.get(MERCHANT_HEADER),
    cookie,
  };
}

type TenantDeps = { tenants: TenantDirectory; env: Pick<Env, 'DEV_HOSTS'> };

/**
 * The merchant of a request by core's rule (D1, D60, D61). Null on a plain host that nothing names a merchant for.
 * Throws tenant_unknown, tenant_mismatch and merchant.notFound.
 */
export async function resolveTenant(
  { tenants, env }: TenantDeps,
  clues: MerchantClues,
): Promise<Tenant | null> {
  const { byHost, byIdOrSub } = tenants;
  const found = await resolveMerchantHost(clues, { byHost, byIdOrSub, developmentHosts: env.DEV_HOSTS });
  if (!found.ok) throw apiError(found.code);
  return found.value;
}

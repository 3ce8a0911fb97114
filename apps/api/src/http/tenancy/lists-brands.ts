import { isPlainHost } from '@dasturxon/core/merchant';

import type { Env } from '../../kernel/env.ts';
import { tenantClues } from './resolve-tenant.ts';
import type { TenantDirectory } from './tenants.ts';

type ListsBrandsDeps = { tenants: Pick<TenantDirectory, 'byHost'>; env: Pick<Env, 'SANDBOX' | 'DEV_HOSTS'> };

/**
 * Whether a request's host may list the brands of the deployment (D1): a plain host of a demo, or one named for
 * development. A brand's host never does, and a real deployment not on `localhost` either: any client can send that.
 */
export async function listsBrands({ tenants, env }: ListsBrandsDeps, request: Request): Promise<boolean> {
  const { host } = tenantClues(request);
  if (host === null || !isPlainHost(host, env.DEV_HOSTS)) return false;
  if (!env.SANDBOX && !env.DEV_HOSTS.includes(host)) return false;
  return (await tenants.byHost(host)) === null;
}

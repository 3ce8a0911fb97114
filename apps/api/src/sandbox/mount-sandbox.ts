import { join } from 'node:path';

import { isPlainHost } from '@dasturxon/core/merchant';

import type { Mount } from '../http/serving/serving.ts';
import { tenantClues } from '../http/tenancy/resolve-tenant.ts';
import type { Deps } from './deps.ts';
import { findBrandByBot, findConsoleBrand, listConsoleBrands } from './console-brands.ts';
import { advanceConsoleOrder, listConsoleOrders } from './console-orders.ts';
import { changeConsoleRow } from './console-rows.ts';
import { changeConsoleSettings } from './console-settings.ts';
import { findProviderMerchant } from './provider-merchants.ts';

/** Whether a request came by a name of this machine: localhost, a name under it, or a loopback address. */
function isOwnName(request: Request): boolean {
  const host = tenantClues(request).host ?? '';
  return isPlainHost(host, []) || host.endsWith('.localhost');
}

const NOTHING: Mount = () => undefined;

/**
 * Mounts the sandbox at /sandbox while SANDBOX=1; otherwise it is not loaded. Payments are stored in DATA_DIR; a
 * test, which routes calls by `inside`, stores none.
 */
export async function mountSandbox(deps: Deps, inside?: typeof globalThis.fetch): Promise<Mount> {
  if (!deps.env.SANDBOX) return NOTHING;
  const { createSandbox } = await import('@dasturxon/sandbox');
  const { app: sandbox } = createSandbox({
    advanceOrder: advanceConsoleOrder(deps),
    listOrders: listConsoleOrders(deps),
    listBrands: listConsoleBrands(deps),
    changeSettings: changeConsoleSettings(deps),
    changeRow: changeConsoleRow(deps),
    findBrand: findConsoleBrand(deps),
    findBrandByBot: findBrandByBot(deps),
    findProviderMerchant: findProviderMerchant(deps),
    fetch: inside ?? globalThis.fetch,
    ...(!inside && { keepIn: join(deps.env.DATA_DIR, 'sandbox.json') }),
    now: deps.now,
  });
  return (app) => {
    // A proxy on this machine may pass guests of a real brand on: they get neither codes nor orders.
    app.use('/sandbox/*', async (c, next) =>
      deps.env.SANDBOX_IS_LOCAL && !isOwnName(c.req.raw) ? new Response(null, { status: 404 }) : next(),
    );
    app.route('/sandbox', sandbox);
  };
}

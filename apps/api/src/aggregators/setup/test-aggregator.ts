import { AGGREGATOR_NAMES } from '@dasturxon/core/order';

import type { CommandDeps } from '../../http/serving/context.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { readAvailability, readComposition } from '../menu/composition.ts';
import { readPlaceAvailability, readPlaces } from '../menu/places.ts';
import type { AggregatorAccount } from '../model/account.ts';
import { aggregatorCtx } from '../model/client.ts';

/**
 * Makes the answers that the aggregator will get: its restaurants, their menus and stops. Throws where it would find nothing to
 * sell.
 */
export async function testAggregator(deps: CommandDeps, account: AggregatorAccount): Promise<string> {
  const tenant = await deps.tenants.byIdOrSub(account.merchantId);
  if (!tenant) throw new Error('the brand is gone');
  // Reading menus uses the base alone.
  const ctx = aggregatorCtx(deps as Deps, account, tenant);
  const { places } = await readPlaces(ctx);
  const name = AGGREGATOR_NAMES[account.kind];
  if (places.length === 0) throw new Error(`no branch has the service of ${name} switched on`);
  const open = new Map((await readPlaceAvailability(ctx)).places.map(({ id, enabled }) => [id, enabled]));
  const lines: string[] = [];
  for (const { id, title } of places) {
    const { items } = await readComposition(ctx, id);
    const { items: stops } = await readAvailability(ctx, id);
    if (items.length === 0) throw new Error(`${title} sells no dish at ${name}: switch dishes on for it`);
    lines.push(
      `${id} ${title}: ${open.get(id) ? 'open' : 'closed'}, ${items.length} dishes, ${stops.length} of them stopped`,
    );
  }
  return [`${name} will read:`, ...lines].join('\n');
}

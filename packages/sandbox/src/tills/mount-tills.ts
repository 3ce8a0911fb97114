import type { Hono } from 'hono';

import type { FaultSwitches } from '../faults/fault-switches.ts';
import { withFaults } from '../faults/with-faults.ts';
import { tillKitchenRoutes } from './kitchen.routes.ts';
import { posterRoutes } from './poster/poster.routes.ts';
import { createTillStore } from './till-store.ts';

/** The stand-in tills and the JSON of their kitchens. */
export function mountTills(app: Hono, { faults, now }: { faults: FaultSwitches; now: () => Date }): void {
  const poster = createTillStore((_what, index) => String(index));
  app.use('/poster/*', withFaults(faults, 'poster'));
  app.route('/poster/api', posterRoutes(poster, now));
  app.route('/api/tills', tillKitchenRoutes({ poster }));
}

import type { Hono } from 'hono';

import type { FaultSwitches } from '../faults/fault-switches.ts';
import { withFaults } from '../faults/with-faults.ts';
import { IIKO_WIRE } from '../wire/iiko-wire.ts';
import { JOWI_WIRE } from '../wire/jowi-wire.ts';
import { POSTER_WIRE } from '../wire/poster-wire.ts';
import { withWire, type WireRecords } from '../wire/wire-log.ts';
import { iikoRoutes } from './iiko/iiko.routes.ts';
import { jowiRoutes } from './jowi/jowi.routes.ts';
import { tillKitchenRoutes } from './kitchen.routes.ts';
import { posterRoutes } from './poster/poster.routes.ts';
import { createTillStore } from './till-store.ts';

/** Ids of iiko and Jowi are UUIDs; those of a stand-in are the same after a restart. */
const uuidOf = (what: 'dish' | 'branch', index: number) =>
  `${what === 'dish' ? 'd' : 'b'}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** The stand-in tills and the JSON of their kitchens. */
export function mountTills(
  app: Hono,
  { faults, wire, now }: { faults: FaultSwitches; wire: WireRecords; now: () => Date },
): void {
  const poster = createTillStore((_what, index) => String(index));
  const [iiko, jowi] = [createTillStore(uuidOf), createTillStore(uuidOf)];
  app.use('/poster/*', withFaults(faults, 'poster'));
  app.use('/poster/*', withWire(wire, { service: 'Poster', calls: POSTER_WIRE }));
  app.route('/poster/api', posterRoutes(poster, now));
  app.use('/iiko/*', withFaults(faults, 'iiko'));
  app.use('/iiko/*', withWire(wire, { service: 'iiko', calls: IIKO_WIRE }));
  app.route('/iiko', iikoRoutes(iiko, now));
  app.use('/jowi/*', withFaults(faults, 'jowi'));
  app.use('/jowi/*', withWire(wire, { service: 'Jowi', calls: JOWI_WIRE }));
  app.route('/jowi', jowiRoutes(jowi, now));
  app.route('/api/tills', tillKitchenRoutes({ poster, iiko, jowi }));
}

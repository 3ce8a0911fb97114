import { ORDER_PORTS } from '../app/order-ports.ts';
import type { Handle } from '../db/connect.ts';
import { QUEUES } from '../jobs/queues.ts';
import type { JobHandlers } from '../jobs/worker.ts';

/** Handlers of every queue that do nothing. */
export const idleHandlers = (): JobHandlers =>
  // Object.fromEntries loses the type of each name.
  Object.fromEntries(
    Object.keys(QUEUES).map((name) => [name, async () => undefined]),
  ) as unknown as JobHandlers;

/** What the handlers of orders need, in a process without a server: order events reach no listener. */
export const orderJobDeps = (db: Handle) => ({
  db,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  orderEvents: {
    announce: () => undefined,
    watch: () => () => undefined,
    watchAll: () => () => undefined,
    close: async () => undefined,
  },
  orderPorts: ORDER_PORTS,
});

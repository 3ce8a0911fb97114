import type { Deps as OrderDeps } from '../../orders/model/deps.ts';

/** What jobs and commands of tills need. */
export type TillDeps = Pick<
  OrderDeps,
  'db' | 'log' | 'now' | 'newId' | 'secrets' | 'openTill' | 'orderEvents' | 'orderPorts'
>;

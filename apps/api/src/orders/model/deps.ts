import type {
  Ctx as BaseCtx,
  Deps as BaseDeps,
  SignedIn as BaseSignedIn,
} from '../../http/serving/context.ts';
import type { OrderEvents } from './order-events.ts';
import type { OrderPorts } from './ports.ts';

/** What orders need besides the base. */
export type Deps = BaseDeps & {
  orderEvents: OrderEvents;
  orderPorts: OrderPorts;
};

/** What a write to a locked order needs. */
export type OrderWriteDeps = Pick<Deps, 'now' | 'newId' | 'orderPorts'>;
/** What a step of an order in a transaction of its own needs. */
export type OrderStepDeps = OrderWriteDeps & Pick<Deps, 'db' | 'orderEvents'>;

export type Ctx = BaseCtx<Deps>;
export type SignedIn = BaseSignedIn<Deps>;

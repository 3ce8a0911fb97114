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

export type Ctx = BaseCtx<Deps>;
export type SignedIn = BaseSignedIn<Deps>;

import type { Ctx as BaseCtx, SignedIn as BaseSignedIn } from '../../http/serving/context.ts';
import type { Deps as OrderDeps } from '../../orders/model/deps.ts';
import type { CardKeeper } from './card-keeper.ts';
import type { PaymentProviders } from './provider.ts';

/** What payments need besides orders. */
export type Deps = OrderDeps & {
  payments: PaymentProviders;
  cardKeeper: CardKeeper;
};

export type Ctx = BaseCtx<Deps>;
export type SignedIn = BaseSignedIn<Deps>;

import type { CourierService } from '../../gateways/yandex-delivery/courier-service.ts';
import type { Ctx as BaseCtx, SignedIn as BaseSignedIn } from '../../http/serving/context.ts';
import type { Deps as OrderDeps } from '../../orders/model/deps.ts';

/** What deliveries need besides orders. */
export type Deps = OrderDeps & { courierService: CourierService };

export type Ctx = BaseCtx<Deps>;
export type SignedIn = BaseSignedIn<Deps>;

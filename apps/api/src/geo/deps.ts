import type { Geocoder } from '../gateways/geocoder/geocoder.ts';
import type { Ctx as BaseCtx, Deps as BaseDeps } from '../http/serving/context.ts';

/** What address search needs besides the base. */
export type Deps = BaseDeps & { geocoder: Geocoder };

export type Ctx = BaseCtx<Deps>;

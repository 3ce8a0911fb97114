import type { ReadClickProfile } from '../gateways/click/click-profile.ts';
import type { Ctx as BaseCtx, Deps as BaseDeps } from '../http/serving/context.ts';

/** What signing in inside Click needs besides the base. */
export type Deps = BaseDeps & { readClickProfile: ReadClickProfile };

export type Ctx = BaseCtx<Deps>;

import type { BotGateway } from '../../gateways/telegram/bot-api.ts';
import type { Ctx as BaseCtx } from '../../http/serving/context.ts';
import type { Deps as OrderDeps } from '../../orders/model/deps.ts';

/** What the bot needs besides orders. */
export type Deps = OrderDeps & { bots: BotGateway };

export type Ctx = BaseCtx<Deps>;

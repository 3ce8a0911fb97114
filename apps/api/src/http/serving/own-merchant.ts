import type { Ctx } from './context.ts';
import { apiError } from '../api-error.ts';

/** A merchant's id in a path must be the one that the request is for; any other counts as missing (T04). */
export function ownMerchant(ctx: Pick<Ctx, 'merchantId'>, id: string): void {
  if (id !== ctx.merchantId) throw apiError('merchant.notFound');
}

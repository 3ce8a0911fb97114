import type { Caller } from '../http/serving/context.ts';
import { apiError } from '../http/api-error.ts';

/** A user's id in a path must be the caller's; another one is 404, not 403 (T04). */
export function ownId(ctx: { caller: Caller }, id: string): string {
  if (id !== ctx.caller.userId) throw apiError('notFound');
  return id;
}

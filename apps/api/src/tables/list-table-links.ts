import type { Answered, endpoints } from '@dasturxon/core/api';
import { isInScope } from '@dasturxon/core/staff';

import { apiError } from '../http/api-error.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { listHalls } from '../places/list-halls.ts';
import { tableLink } from './table-link.ts';

/** What a branch prints on its tables (IMP-12). Throws branch.notFound, also for a branch that is not the caller's. */
export async function listTableLinks(
  ctx: SignedIn,
  branchId: string,
): Promise<Answered<typeof endpoints.listTableLinks>> {
  if (!isInScope(ctx.caller.branchIds, branchId)) throw apiError('branch.notFound');
  const halls = await listHalls(ctx, branchId);
  return halls.flatMap((hall) =>
    [null, ...hall.tables.map(({ id }) => id)].map((tableId) => {
      const place = { hallId: hall.id, tableId };
      return { ...place, link: tableLink(ctx.secrets, ctx.merchantId, place) };
    }),
  );
}

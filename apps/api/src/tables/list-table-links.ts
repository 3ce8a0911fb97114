import type { Answered, endpoints } from '@dasturxon/core/api';

import type { Ctx } from '../http/serving/context.ts';
import { listHalls } from '../places/list-halls.ts';
import { tableLink } from './table-link.ts';

/** What a branch prints on its tables (IMP-12). Throws branch.notFound. */
export async function listTableLinks(
  ctx: Ctx,
  branchId: string,
): Promise<Answered<typeof endpoints.listTableLinks>> {
  const halls = await listHalls(ctx, branchId);
  return halls.flatMap((hall) =>
    [null, ...hall.tables.map(({ id }) => id)].map((tableId) => {
      const place = { hallId: hall.id, tableId };
      return { ...place, link: tableLink(ctx.secrets, ctx.merchantId, place) };
    }),
  );
}

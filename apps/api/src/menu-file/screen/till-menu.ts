import type { ApiError } from '@dasturxon/core/api';
import { type MenuFile, type TillBranches, tillRows } from '@dasturxon/core/menu-file';

import { apiError, found } from '../../http/api-error.ts';
import { ServiceFailed, ServiceRefused } from '../../gateways/service-errors.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { findAccount, openTillOf } from '../../tills/model/till-account.ts';
import { tillBranches } from '../../tills/watch/sync-stops.ts';
import { loadDraftMenu } from './draft-menu.ts';
import { asFile } from './menu-file.ts';

/** The till of the brand and the branches that it knows (BO-520). */
export const readTillBranches = (ctx: SignedIn): Promise<TillBranches> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const account = await findAccount(tx, ctx.merchantId);
    if (!account) return { kind: null, branchIds: [] };
    const branches = await tillBranches(tx, account);
    return { kind: account.kind, branchIds: branches.map(({ id }) => id) };
  });

/** The error of a till that could not be read, in words for the person who asked. */
function errorOf(error: unknown): ApiError | null {
  if (error instanceof ServiceRefused) return apiError('till.refused');
  return error instanceof ServiceFailed ? apiError('till.noAnswer') : null;
}

/**
 * The till's menu at a branch as a file that the import reads against the draft (BO-520). Writes nothing. Throws till.notFound,
 * till.noAnswer and till.refused.
 */
export async function copyTillMenu(ctx: SignedIn, { branchId }: { branchId: string }): Promise<MenuFile> {
  const { merchantId } = ctx;
  const { account, place } = await ctx.db.inTenant(merchantId, async (tx) => {
    const row = found(await findAccount(tx, merchantId), 'till.notFound');
    const places = await tillBranches(tx, row);
    return {
      account: row,
      place: found(
        places.find(({ id }) => id === branchId),
        'till.notFound',
      ),
    };
  });
  // The till may be slow: no transaction waits for it.
  const products = await openTillOf(ctx, account)
    .readMenu(place.tillId)
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, merchantId }, 'the menu of a till could not be read');
      throw errorOf(error) ?? error;
    });
  const dishes = products.map(({ tillProductId, ...dish }) => ({ ...dish, tillId: tillProductId }));
  const menu = await ctx.db.inTenant(merchantId, (tx) => loadDraftMenu(tx, merchantId));
  return asFile('csv', tillRows(menu, { kind: account.kind, dishes }));
}

import { offersService } from '@dasturxon/core/branch';
import { isBranchOpenNow } from '@dasturxon/core/time';
import * as v from 'valibot';

import type { Tenant } from '../../http/tenancy/tenants.ts';
import type { Deps, SignedIn } from '../../orders/model/deps.ts';
import type { BrandTerms } from '../../orders/placing/brand-terms.ts';
import type { ServingBranch } from '../../places/serving-branch.ts';
import { Refusal } from '../wire/refusal.ts';
import { type AggregatorAccount, AggregatorSettings } from './account.ts';

/** A signed-in aggregator: the context of its system customer at the merchant. */
export type AggregatorCtx = SignedIn & { account: AggregatorAccount };

/** The context of an account's calls. */
export function aggregatorCtx(deps: Deps, account: AggregatorAccount, tenant: Tenant): AggregatorCtx {
  return {
    ...deps,
    account,
    tenant,
    merchantId: account.merchantId,
    caller: {
      userId: account.userId,
      role: 'CLIENT',
      name: null,
      sessionId: '',
      phone: null,
      platform: 'WEB',
      signedInAt: account.createdAt,
      branchIds: null,
    },
    requestId: '',
    clientAddress: '',
    idempotencyKey: null,
    preview: null,
    header: () => null,
    signal: deps.stopping,
  };
}

/** The branches that the aggregator serves. */
export function servedBranches({ account }: AggregatorCtx, { branches }: BrandTerms): ServingBranch[] {
  const { branchIds } = v.parse(AggregatorSettings, account.settings);
  return branches.filter(
    ({ branch }) =>
      offersService(branch, account.kind) && (branchIds === null || branchIds.includes(branch.id)),
  );
}

/** The branch that a call names. Throws 404 for one that the aggregator does not serve. */
export function servedBranch(ctx: AggregatorCtx, terms: BrandTerms, id: string): ServingBranch {
  const serving = servedBranches(ctx, terms).find(({ branch }) => branch.id === id);
  if (!serving) throw new Refusal(404, `there is no restaurant ${id.slice(0, 64)}`);
  return serving;
}

/** Whether a branch takes orders of the aggregator now: open, not paused, the merchant active. */
export const takesOrders = ({ tenant, account, now }: AggregatorCtx, { branch }: ServingBranch): boolean =>
  tenant.isActive && !tenant.deleted && isBranchOpenNow(branch, account.kind, now(), tenant.timeZone);

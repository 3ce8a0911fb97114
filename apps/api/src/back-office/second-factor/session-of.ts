import { Role } from '@dasturxon/core/auth';
import {
  hasPermission,
  mayEnter,
  mayUse,
  type Permission,
  permissionsOf,
  type StaffSession,
} from '@dasturxon/core/staff';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { nearDeletion } from '../../merchants/ending-brand.ts';
import { isBeingSetUp } from '../../merchants/brand-setup.ts';
import { readMerchant } from '../../merchants/read-merchant.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { branchesInScope } from '../branches/staff-branches.ts';

/** What the caller may do. Before the second factor is proven or set up they have no permissions and no branches. */
export async function sessionOf(ctx: SignedIn, tx: Tx): Promise<StaffSession> {
  const role = v.parse(Role, ctx.caller.role);
  const factor = ctx.caller.factor ?? 'OPTIONAL';
  const isIn = mayEnter(factor);
  // In an optional state a person may still prove a factor for the rest; after a PIN they cannot.
  const isUsable = (permission: Permission) => factor !== 'PIN' || mayUse(factor, permission);
  const { name } = await readMerchant(tx);
  return {
    userId: ctx.caller.userId,
    name: ctx.caller.name,
    role,
    factor,
    permissions: isIn ? permissionsOf(role).filter(isUsable) : [],
    isShared: ctx.caller.deviceId != null,
    branches: isIn ? await branchesInScope(ctx, tx) : [],
    brandName: name,
    timeZone: ctx.tenant.timeZone,
    isBeingSetUp: isIn && hasPermission(role, 'settings.publish') && (await isBeingSetUp(tx, ctx)),
    deletionAt: isIn && hasPermission(role, 'brand.delete') ? await nearDeletion(ctx, tx) : null,
    merchantId: ctx.merchantId,
  };
}

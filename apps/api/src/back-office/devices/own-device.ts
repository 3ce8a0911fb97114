import { type DevicePerson, isInScope, mayEnterByPin, type OwnDevice } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { staffPins } from '../../db/schema/staff-access.ts';
import { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { Ctx } from '../../http/serving/context.ts';
import { deviceCookie } from '../../http/serving/staff-cookie.ts';
import { readMerchant } from '../../merchants/read-merchant.ts';
import { toBranch } from '../../places/to-branch.ts';
import { staffDetails, type StaffRow, staffRows } from '../people/staff-rows.ts';
import { type DeviceRow, findDevice } from '../session/find-device.ts';

/** The longest that browsers keep a cookie; each look at the tablet's own page renews it. */
const COOKIE_SECONDS = 400 * 24 * 3600;

const NO_STORE = { 'cache-control': 'no-store' };

/** The answer that a browser keeps its device cookie by. */
export const deviceReply = (device: OwnDevice, token: string): Reply<OwnDevice> =>
  new Reply(device, { headers: { ...NO_STORE, 'set-cookie': deviceCookie.keep(token, COOKIE_SECONDS) } });

/** The person of an id, or all people, who may enter by a PIN at the branch of a tablet. */
export async function peopleOf(
  ctx: Ctx,
  tx: Tx,
  { branchId, id }: { branchId: string; id?: string },
): Promise<StaffRow[]> {
  const rows = await staffRows(ctx, tx, id === undefined ? {} : { id });
  const pins = await tx
    .select({ userId: staffPins.userId })
    .from(staffPins)
    .where(eq(staffPins.merchantId, ctx.merchantId));
  const withPin = new Set(pins.map(({ userId }) => userId));
  return rows.filter(
    ({ id: userId, rights }) =>
      withPin.has(userId) && mayEnterByPin(rights.role) && isInScope(rights.branchIds, branchId),
  );
}

/** A tablet as it shows itself: those who have signed in first. */
export async function ownDevice(ctx: Ctx, tx: Tx, device: DeviceRow): Promise<OwnDevice> {
  const detailsOf = await staffDetails(ctx, tx);
  const people = await peopleOf(ctx, tx, { branchId: device.branchId });
  const listed = people.map(({ id, name, rights }): DevicePerson => ({
    id,
    name,
    role: rights.role,
    isOnShift: detailsOf(id).sessions > 0,
  }));
  const [branch] = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.id, device.branchId)));
  const { name: brandName } = await readMerchant(tx);
  return {
    id: device.id,
    name: device.name,
    brandName,
    branchName: branch ? toBranch(branch).name : null,
    people: listed.toSorted((one, other) => Number(other.isOnShift) - Number(one.isOnShift)),
  };
}

/** The shared tablet that the browser is; null for another browser, which forgets a revoked tablet. */
export async function readDevice(ctx: Ctx): Promise<Reply<OwnDevice | null>> {
  const token = deviceCookie.read(ctx.header('cookie'));
  if (token === null) return new Reply(null, { headers: NO_STORE });
  const device = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await findDevice(ctx, tx);
    return row && ownDevice(ctx, tx, row);
  });
  if (device) return deviceReply(device, token);
  return new Reply(null, { headers: { ...NO_STORE, 'set-cookie': deviceCookie.remove } });
}

/** The shared tablet that the browser is. Throws device.unknown for another browser. */
export async function requireDevice(ctx: Ctx, tx: Tx): Promise<DeviceRow> {
  const device = await findDevice(ctx, tx);
  if (!device) throw apiError('device.unknown');
  return device;
}

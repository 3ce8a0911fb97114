import { fullName } from '@dasturxon/core/format';
import { LocalizedText, localizedText } from '@dasturxon/core/kernel';
import { type MenuFile, type OwnBrand, rowsForAnotherBrand } from '@dasturxon/core/menu-file';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { AuditAction } from '@dasturxon/core/staff';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import { forgiveTries, triesLeftOrWait } from '../../back-office/second-factor/factor-tries.ts';
import { spendCodeFromElsewhere } from '../../back-office/second-factor/prove.ts';
import { readTypedCode } from '../../back-office/second-factor/recovery-codes.ts';
import type { Tx, Work } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { loadMenu } from '../load-menu.ts';
import { asFile } from './menu-file.ts';

const Named = v.object({ name: v.fallback(LocalizedText, localizedText({})) });

/** The brands, without this one, whose owner the caller's phone is now, each with the person's account there. */
async function ownBrands({ db, merchantId, caller: { phone } }: SignedIn) {
  if (phone === null) return [];
  const isOwner = and(
    eq(users.phone, phone),
    eq(users.role, 'ADMIN'),
    // Without this text PostgreSQL does not see that its index of staff is enough.
    sql`${users.role} <> 'CLIENT'`,
    eq(users.isActive, true),
    isNull(users.deletedAt),
  );
  const isOpen = and(eq(merchants.isActive, true), eq(merchants.deleted, false));
  const rows = await db.asPlatform((tx) =>
    tx
      .select({
        id: users.merchantId,
        sub: merchants.sub,
        data: merchants.data,
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(users)
      .innerJoin(merchants, eq(merchants.merchantId, users.merchantId))
      .where(and(isOwner, isOpen, ne(users.merchantId, merchantId)))
      .orderBy(asc(merchants.createdAt), asc(merchants.merchantId)),
  );
  return rows.map(({ id, sub, data, userId, ...person }) => ({
    sub,
    brand: { merchantId: id, ...v.parse(Named, data) },
    caller: { userId, role: 'ADMIN', name: fullName(person) || null },
  }));
}

/** The other brands that the caller owns (BO-356). */
export const readOwnBrands = async (ctx: SignedIn): Promise<OwnBrand[]> =>
  (await ownBrands(ctx)).map(({ brand }) => brand);

type Wanted = { merchantId: string; code: string };
type There<T> = { action: AuditAction; read: (tx: Tx) => Promise<T> };

/**
 * Reads something of another brand of the caller's, with a line of its audit log. The phone alone opens nothing there: each brand
 * has its own SMS account, so that the code of one brand proves nothing to another.
 * Throws merchant.notFound for a brand that is not theirs, factor.wrong and request.rateLimited.
 */
export async function readOwnBrand<T>(
  ctx: SignedIn,
  { merchantId, code }: Wanted,
  { action, read }: There<T>,
): Promise<{ sub: string; read: T }> {
  const own = (await ownBrands(ctx)).find(({ brand }) => brand.merchantId === merchantId);
  const { caller, sub } = found(own, 'merchant.notFound');
  const inOwnBrand = <R>(work: Work<R>) => ctx.db.inTenant(ctx.merchantId, work);
  // Counted for the person who asks, at the brand where they ask, before a code is compared.
  const wait = await inOwnBrand((tx) => triesLeftOrWait(ctx, tx, 'other-factor'));
  if (wait) throw wait;
  const there = { ...ctx, merchantId, caller };
  const typed = await readTypedCode(there, code);
  const outcome = await ctx.db.inTenant(merchantId, async (tx) => {
    const spent = await spendCodeFromElsewhere(there, tx, typed);
    if ('refused' in spent) return spent;
    await writeAudit(there, tx, {
      action,
      subject: 'menu',
      subjectId: null,
      branchId: null,
      before: null,
      after: { brand: ctx.tenant.sub },
    });
    return { read: await read(tx) };
  });
  if ('refused' in outcome) throw outcome.refused;
  await inOwnBrand((tx) => forgiveTries(ctx, tx, 'other-factor'));
  return { sub, read: outcome.read };
}

/** The published menu of another brand of the caller's, as a file that the import of this brand reads (BO-356). */
export async function copyBrandMenu(ctx: SignedIn, wanted: Wanted): Promise<MenuFile> {
  const { read } = await readOwnBrand(ctx, wanted, {
    action: 'menu.toBrand',
    read: async (tx) => rowsForAnotherBrand(await loadMenu(tx, wanted.merchantId)),
  });
  return asFile('csv', read);
}

import { randomBytes } from 'node:crypto';

import type { Printer, SavedPrinter } from '@dasturxon/core/printing';
import { type AuditAction, isInScope } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { printers, printJobs } from '../../db/schema/printing.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchInScope } from '../branches/staff-branches.ts';
import { isOpenRow, type PrinterRow, readPrinters, toPrinter } from '../prints/print-rows.ts';
import { printerInScope } from './staff-prints.ts';

const SECRET_BYTES = 24;

/** The printers of the caller's branches. */
export const listPrinters = (ctx: SignedIn): Promise<Printer[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await readPrinters(ctx, tx);
    return rows.filter(({ branchId }) => isInScope(ctx.caller.branchIds, branchId)).map(toPrinter);
  });

const audit = (
  ctx: SignedIn,
  tx: Tx,
  { action, row, before, after }: { action: AuditAction; row: PrinterRow; before: unknown; after: unknown },
) =>
  writeAudit(ctx, tx, {
    action,
    subject: 'printer',
    subjectId: row.id,
    branchId: row.branchId,
    before,
    after,
  });

/** Adds a printer and returns its secret this once (BO-60). Throws branch.notFound out of scope. */
export const addPrinter = (
  ctx: SignedIn,
  { branchId, ...data }: SavedPrinter,
): Promise<{ printer: Printer; secret: string }> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    await branchInScope(ctx, tx, branchId);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const [row] = await tx
      .insert(printers)
      .values({
        merchantId: ctx.merchantId,
        id: ctx.newId(),
        branchId,
        data,
        secretHash: sha256(secret),
        createdAt: ctx.now(),
      })
      .returning();
    await audit(ctx, tx, { action: 'printer.add', row: row!, before: null, after: data });
    return { printer: toPrinter(row!), secret };
  });

const own = (ctx: SignedIn, id: string) => and(eq(printers.merchantId, ctx.merchantId), eq(printers.id, id));

/** Changes a printer. Throws notFound, and branch.notFound for a branch out of scope. */
export const changePrinter = (
  ctx: SignedIn,
  { id, branchId, ...data }: SavedPrinter & { id: string },
): Promise<Printer> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const before = await printerInScope(ctx, tx, id);
    await branchInScope(ctx, tx, branchId);
    const [row] = await tx.update(printers).set({ branchId, data }).where(own(ctx, id)).returning();
    await audit(ctx, tx, { action: 'printer.change', row: row!, before: before.data, after: data });
    return toPrinter(row!);
  });

/** Removes a printer: its secret stops working, and its waiting jobs are withdrawn. Throws notFound. */
export async function removePrinter(ctx: SignedIn, id: string): Promise<null> {
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const row = await printerInScope(ctx, tx, id);
    await tx.update(printers).set({ deletedAt: ctx.now() }).where(own(ctx, id));
    await tx
      .update(printJobs)
      .set({ state: 'WITHDRAWN', doneAt: ctx.now() })
      .where(and(eq(printJobs.merchantId, ctx.merchantId), eq(printJobs.printerId, id), isOpenRow));
    await audit(ctx, tx, { action: 'printer.remove', row, before: row.data, after: null });
  });
  ctx.orderEvents.announce(ctx.merchantId, 'printer');
  return null;
}

import { ERASURE_MARGIN_MS } from '@dasturxon/core/brand-file';
import { eq, sql } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps as BotDeps } from '../../bot/messages/deps.ts';
import type { Tx } from '../../db/connect.ts';
import { brandDeletions } from '../../db/schema/editing/brand-deletions.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { removeFiles } from '../../guest-pictures/guest-pictures.ts';
import type { Deps } from '../../http/serving/context.ts';
import { readMiniAppKeys } from '../../mini-apps/mini-app-keys.ts';
import { emptySome, REMOVED_TABLES, removeSome } from './erased-tables.ts';
import { openBusiness } from './open-business.ts';

/** What the deletion of brands needs. */
export type ErasureDeps = Pick<Deps, 'db' | 'secrets' | 'log' | 'now' | 'tenants' | 'guestFiles'> &
  Pick<BotDeps, 'bots'>;

/** Rows that one statement changes. */
const AT_ONCE = 5_000;

/**
 * Closes the brand for good, unless it has open business, or was called off meanwhile. From then on the deletion only goes on.
 * Returns whether its data is to be erased.
 */
async function begin({ now }: ErasureDeps, tx: Tx, merchantId: string): Promise<boolean> {
  const own = eq(brandDeletions.merchantId, merchantId);
  const [row] = await tx.select().from(brandDeletions).where(own).for('update');
  if (!row || row.doneAt) return false;
  if (row.begunAt) return true;
  if (row.dueAt.getTime() + ERASURE_MARGIN_MS > now().getTime()) return false;
  const { orders, payments } = await openBusiness(tx, merchantId);
  if (orders + payments > 0) return false;
  await tx.update(merchants).set({ deleted: true }).where(eq(merchants.merchantId, merchantId));
  const caller = { userId: row.askedBy ?? '', role: 'ADMIN' as const, name: row.askedByName };
  const about = { subject: 'brand' as const, subjectId: null, branchId: null };
  const by = { merchantId, caller, now, requestId: `planned ${row.dueAt.toISOString()}` };
  await writeAudit(by, tx, {
    ...about,
    action: 'brand.delete',
    before: { dueAt: row.dueAt.toISOString() },
    after: null,
  });
  await tx.update(brandDeletions).set({ begunAt: now() }).where(own);
  return true;
}

/** Telegram sends the bot's updates here no more. A bot that was taken away elsewhere is no reason to keep anything. */
async function leaveBot(deps: ErasureDeps, merchantId: string): Promise<void> {
  const { telegramBotToken: token } = await readMiniAppKeys(deps, merchantId);
  if (token === null) return;
  try {
    const api = deps.bots.api(token);
    await api.deleteWebhook({ drop_pending_updates: true });
    await api.setChatMenuButton({ menu_button: { type: 'default' } });
  } catch (err) {
    deps.log.warn({ err, merchantId }, 'the bot of a deleted brand was not released');
  }
}

/** Erases what the brand had. Each statement finds what is left: it can be killed at any moment and begun again. */
async function erase(deps: ErasureDeps, merchantId: string): Promise<void> {
  const { db, now } = deps;
  await leaveBot(deps, merchantId);
  const own = eq(merchants.merchantId, merchantId);
  const nameAlone = sql`jsonb_build_object('name', ${merchants.data} -> 'name')`;
  await db.asPlatform((tx) =>
    tx.update(merchants).set({ secrets: null, data: nameAlone, updatedAt: now() }).where(own),
  );
  const brand = { merchantId, now: now(), atOnce: AT_ONCE };
  const statements = [
    ...REMOVED_TABLES.map((table) => () => removeSome(table, brand)),
    ...emptySome.map((statement) => () => statement(brand)),
  ];
  for (const statement of statements) {
    let done: number;
    do {
      const { rowCount } = await db.asPlatform((tx) => tx.execute(statement()));
      done = rowCount ?? 0;
    } while (done >= AT_ONCE);
  }
  while ((await removeFiles(deps, (work) => db.inTenant(merchantId, work))) > 0);
}

/** Deletes a brand whose day has come (BO-524). Safe to repeat; another brand is never touched. */
export async function eraseBrand(deps: ErasureDeps, merchantId: string): Promise<void> {
  const isErased = await deps.db.asPlatform((tx) => begin(deps, tx, merchantId));
  if (!isErased) return;
  deps.tenants.forget();
  await erase(deps, merchantId);
  await deps.db.asPlatform((tx) =>
    tx
      .update(brandDeletions)
      .set({ doneAt: deps.now(), askedByName: null })
      .where(eq(brandDeletions.merchantId, merchantId)),
  );
  deps.log.info({ merchantId }, 'brand deleted');
}

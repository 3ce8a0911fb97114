import { ApiError } from '@dasturxon/core/api';
import { Role } from '@dasturxon/core/auth';
import type { DraftArea, SavedDraft } from '@dasturxon/core/drafts';
import { hasPermission } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import type { Reply } from '../../http/answers.ts';
import type { Deps, SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { lockDraft, nextRevision, type PatchRow, readPatches } from './draft-rows.ts';
import type { EditedArea } from './edited-area.ts';
import { unplanPatches } from './plan-publication.ts';
import { type Publisher, publishRows, requireEveryBranch } from './publish-draft.ts';

type PublishDeps = Pick<Deps, 'db' | 'now' | 'tenants'>;

const auditUnplan = (ctx: Publisher, tx: Tx, { area, at }: { area: DraftArea; at: Date }) =>
  writeAudit(ctx, tx, {
    action: `${area}.unplan`,
    subject: area,
    subjectId: null,
    branchId: null,
    before: { publishAt: at.toISOString() },
    after: null,
  });

/** Takes back a planned publication, once per key. A time without a plan changes nothing. */
export function unplanDraft(
  ctx: SignedIn,
  { area, at }: { area: DraftArea; at: string },
  sent: KeyedCall,
): Promise<Reply<SavedDraft>> {
  requireEveryBranch(ctx);
  return doOnce(ctx, sent, async (tx) => {
    const { merchantId } = ctx;
    const revision = await lockDraft(tx, merchantId);
    const count = await unplanPatches(tx, merchantId, { area, at: new Date(at) });
    if (count === 0) return { revision, patches: [] };
    await auditUnplan(ctx, tx, { area, at: new Date(at) });
    return { revision: await nextRevision(tx, merchantId), patches: [] };
  });
}

/** The role that a person has now. */
async function roleOf(tx: Tx, merchantId: string, userId: string): Promise<Role> {
  const own = and(eq(users.merchantId, merchantId), eq(users.id, userId));
  const [row] = await tx.select({ role: users.role }).from(users).where(own);
  return v.parse(Role, row?.role ?? 'CLIENT');
}

type Plan = { merchantId: string; edited: EditedArea; at: Date; rows: readonly PatchRow[] };

/** Publishes what one person planned for a time. What cannot be published, or by this person no more, waits for a hand. */
async function publishPlan(
  needs: PublishDeps,
  tx: Tx,
  { merchantId, edited, at, rows }: Plan,
): Promise<void> {
  const { area } = edited;
  const [{ plannedBy, plannedByName } = { plannedBy: null, plannedByName: null }] = rows;
  const userId = plannedBy ?? '';
  const role = await roleOf(tx, merchantId, userId);
  const caller = { userId, role, name: plannedByName };
  const publisher = { merchantId, caller, now: needs.now, requestId: `planned ${at.toISOString()}` };
  try {
    if (hasPermission(role, `${area}.publish`)) {
      await publishRows(publisher, tx, { edited, rows, note: null });
      return;
    }
  } catch (error) {
    // The rules are checked before anything is written.
    if (!(error instanceof ApiError)) throw error;
  }
  await unplanPatches(tx, merchantId, { area, at, ids: [userId] });
  await auditUnplan(publisher, tx, { area, at });
}

/** Publishes what was planned for a time, area by area. */
export const publishPlanned =
  (areas: readonly EditedArea[]) =>
  async (needs: PublishDeps, merchantId: string, job: Jobs['menu.publish']): Promise<void> => {
    const at = new Date(job.at);
    await needs.db.inTenant(merchantId, async (tx) => {
      await lockDraft(tx, merchantId);
      for (const edited of areas) {
        const rows = (await readPatches(tx, merchantId, edited.area)).filter(
          ({ publishAt }) => publishAt?.getTime() === at.getTime(),
        );
        for (const own of Map.groupBy(rows, ({ plannedBy }) => plannedBy).values())
          await publishPlan(needs, tx, { merchantId, edited, at, rows: own });
      }
    });
    needs.tenants.forget();
  };

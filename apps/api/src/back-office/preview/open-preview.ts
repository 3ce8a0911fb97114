import { MINUTE_MS } from '@dasturxon/core/kernel';
import { Role } from '@dasturxon/core/auth';
import { hasPermission } from '@dasturxon/core/staff';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import { users } from '../../db/schema/customers.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { apiError } from '../../http/api-error.ts';
import type { Deps, OpenPreview } from '../../http/serving/context.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { draftDatabase } from './draft-database.ts';

/** How long a token shows the draft. */
const LIFE_MS = 15 * MINUTE_MS;

/** What a token holds. It is sealed for its merchant, so it can be neither read nor made up. */
const Claims = v.object({
  sessionId: v.string(),
  origin: v.string(),
  at: v.nullable(v.string()),
  until: v.string(),
});
type Claims = v.InferOutput<typeof Claims>;

const contextOf = (merchantId: string) => `preview ${merchantId}`;

type Issued = Omit<Claims, 'until'> & { merchantId: string; now: Date };

/** A token for the preview of a merchant's draft, shown in frames of `origin`. `at`: the time that the preview has. */
export function sealPreview(secrets: Secrets, { merchantId, now, sessionId, origin, at }: Issued) {
  const until = new Date(now.getTime() + LIFE_MS).toISOString();
  const claims: Claims = { sessionId, origin, at, until };
  return { token: secrets.seal(claims, contextOf(merchantId)), until };
}

/** Whether the session that opened the preview still lives and its person may still read drafts. */
async function isStillStaff({ db, now }: Pick<Deps, 'db' | 'now'>, merchantId: string, sessionId: string) {
  const [row] = await db.inTenant(merchantId, (tx) =>
    tx
      .select({ role: users.role })
      .from(staffSessions)
      .innerJoin(
        users,
        and(eq(users.merchantId, staffSessions.merchantId), eq(users.id, staffSessions.userId)),
      )
      .where(
        and(
          eq(staffSessions.merchantId, merchantId),
          eq(staffSessions.id, sessionId),
          isNull(staffSessions.revokedAt),
          gt(staffSessions.expiresAt, now()),
          eq(users.isActive, true),
          isNull(users.deletedAt),
        ),
      ),
  );
  return row !== undefined && hasPermission(v.parse(Role, row.role), 'settings.read');
}

/** The opener of previews over the real database. */
export function previewOpener(deps: Pick<Deps, 'db' | 'now' | 'secrets'>): OpenPreview {
  return async (token, merchantId) => {
    const claims = v.safeParse(Claims, deps.secrets.open(token, contextOf(merchantId)));
    if (!claims.success || new Date(claims.output.until) <= deps.now()) throw apiError('preview.expired');
    const { sessionId, origin, at } = claims.output;
    if (!(await isStillStaff(deps, merchantId, sessionId))) throw apiError('preview.expired');
    const moment = at === null ? null : new Date(at);
    const db = draftDatabase(deps.db, { moment, now: deps.now });
    return { db, origin, at, now: moment ? () => moment : deps.now };
  };
}

import type { Handle, Work } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import { applyDraft, type ShownAt } from './apply-draft.ts';

/** Ends a transaction whose result is known and whose changes are not to stay. */
const ROLL_BACK = Symbol('roll back');

/** A database that shows each merchant's draft as if it were published. Every transaction is rolled back. */
export function draftDatabase(db: Handle, shownAt: ShownAt): Handle {
  async function inDraft<T>(merchantId: string, work: Work<T>): Promise<T> {
    const done: T[] = [];
    try {
      await db.inTenant(merchantId, async (tx) => {
        await applyDraft(tx, merchantId, shownAt);
        done.push(await work(tx));
        throw ROLL_BACK;
      });
    } catch (error) {
      if (error !== ROLL_BACK) throw error;
    }
    return done[0]!;
  }
  const refuse = () => Promise.reject(apiError('preview.readOnly'));
  return { ...db, inTenant: inDraft, inTenantAsking: refuse, asPlatform: refuse, executeSql: refuse };
}

import type { Tx } from '../../db/connect.ts';
import { acceptUntested } from '../connections/accept-untested.ts';
import { type Publication, recordsAfter } from './publish-changes.ts';

type Writer = Parameters<typeof acceptUntested>[0];
type About = Pick<Publication, 'edited' | 'records' | 'changes'> & { accept: string | undefined };

/** Throws connection.untested where the changes would offer an untested account without the typed confirmation (BO-380). */
export async function requireProven(
  ctx: Writer,
  tx: Tx,
  { edited, records, changes, accept }: About,
): Promise<void> {
  if (!edited.unproven) return;
  const after = recordsAfter({ records, changes }).map(({ record }) => record);
  const providers = await edited.unproven(tx, ctx.merchantId, after);
  await acceptUntested(ctx, tx, { providers, accept });
}

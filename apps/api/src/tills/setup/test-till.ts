import { and, eq } from 'drizzle-orm';

import { branches } from '../../db/schema/places.ts';
import type { Till, TillCheck } from '../../gateways/tills/port/till.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { type AccountRow, tillIdField } from '../model/till-account.ts';
import { tillBranches } from '../watch/sync-stops.ts';

const aliveLabel = (isAlive: boolean | null) => (isAlive === null ? '' : isAlive ? ', online' : ', OFFLINE');

type Place = { id: string; tillId: string | null };

function branchLines({ branches: theirs }: TillCheck, own: readonly Place[]): string[] {
  const byTill = new Map(own.map(({ id, tillId }) => [tillId, id]));
  return [
    ...theirs.map(({ tillId, name, isAlive }) => {
      const ours = byTill.get(tillId);
      return `${tillId} ${name}${aliveLabel(isAlive)}: ${ours ? `our branch ${ours}` : 'no branch of ours'}`;
    }),
    ...own.flatMap(({ id, tillId }) =>
      tillId !== null && !theirs.some((one) => one.tillId === tillId)
        ? [`branch ${id}: the till has no ${tillId}`]
        : [],
    ),
  ];
}

/** Tests a connection by reading what the till has. Throws as the till does. */
export async function testTill(
  deps: Pick<CommandDeps, 'db'>,
  account: AccountRow,
  till: Till,
): Promise<string> {
  const found = await till.check();
  const { merchantId, kind } = account;
  const own = await deps.db.inTenant(merchantId, async (tx) => {
    const mapped = new Map((await tillBranches(tx, account)).map(({ id, tillId }) => [id, tillId]));
    const all = await tx
      .select({ id: branches.id })
      .from(branches)
      .where(and(eq(branches.merchantId, merchantId), eq(branches.deleted, false)));
    return all.map(({ id }): Place => ({ id, tillId: mapped.get(id) ?? null }));
  });
  const without = own.filter(({ tillId }) => tillId === null);
  return [
    `${kind} answers: ${found.organization}`,
    ...branchLines(found, own),
    ...without.map(
      ({ id }) => `branch ${id} has no ${tillIdField(kind, 'branch')}: its orders do not go to the till`,
    ),
    ...found.warnings,
  ].join('\n');
}

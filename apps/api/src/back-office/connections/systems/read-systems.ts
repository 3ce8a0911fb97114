import type { AggregatorConnection, ConnectedSystems } from '@dasturxon/core/connections';
import { LocalizedText } from '@dasturxon/core/kernel';
import { AGGREGATORS } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import {
  type AggregatorAccount,
  AggregatorSettings,
  clientIdOf,
  findAggregator,
} from '../../../aggregators/model/account.ts';
import { CrmSettings, findCrm } from '../../../crm/model/crm-account.ts';
import type { Tx } from '../../../db/connect.ts';
import { mapFailures } from '../../../db/schema/connections/maps.ts';
import { branches } from '../../../db/schema/places.ts';
import { readPublicHost } from '../../../merchants/public-host.ts';
import { findAccount, tillIdOf } from '../../../tills/model/till-account.ts';
import type { SignedIn } from './deps.ts';
import { readTill } from './read-till.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

const momentsOf = ({ signedInAt, menuReadAt, orderedAt }: AggregatorAccount) => ({
  signedInAt: iso(signedInAt),
  menuReadAt: iso(menuReadAt),
  orderedAt: iso(orderedAt),
});

async function readAggregators(tx: Tx, merchantId: string): Promise<AggregatorConnection[]> {
  const host = await readPublicHost(tx);
  const found: AggregatorConnection[] = [];
  for (const kind of AGGREGATORS) {
    const scope = { merchantId, kind };
    const row = await findAggregator(tx, scope);
    const moments = row ? momentsOf(row) : { signedInAt: null, menuReadAt: null, orderedAt: null };
    found.push({
      kind,
      isSet: row !== null,
      clientId: clientIdOf(scope),
      address: host === null ? null : `https://${host}/aggregators`,
      branchIds: v.parse(AggregatorSettings, row?.settings ?? {}).branchIds,
      ...moments,
    });
  }
  return found;
}

const Named = v.object({ name: LocalizedText });

/** What the brand is connected to: states and choices, never secrets (T66). */
export async function systemsIn(
  { merchantId }: Pick<SignedIn, 'merchantId'>,
  tx: Tx,
): Promise<ConnectedSystems> {
  const own = and(eq(branches.merchantId, merchantId), eq(branches.deleted, false));
  const places = await tx.select().from(branches).where(own).orderBy(branches.priority, branches.id);
  const till = await findAccount(tx, merchantId);
  const crm = await findCrm(tx, merchantId);
  const [failure] = await tx.select().from(mapFailures);
  return {
    branches: places.map(({ id, data }) => ({
      id,
      name: v.parse(Named, data).name,
      tillId: till && tillIdOf(till.kind, 'branch', data),
    })),
    till: till && (await readTill(tx, till)),
    aggregators: await readAggregators(tx, merchantId),
    crm: crm && {
      ...v.parse(CrmSettings, crm.settings),
      lastAnswerAt: iso(crm.lastAnswerAt),
      lastError: crm.lastError,
    },
    mapFailure: failure
      ? { mapType: failure.mapType, reason: failure.reason, at: failure.at.toISOString() }
      : null,
  };
}

/** The same in a transaction of its own. */
export const readSystems = (ctx: SignedIn): Promise<ConnectedSystems> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => systemsIn(ctx, tx));

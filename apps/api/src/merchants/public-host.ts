import { and, asc, eq, isNotNull } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { domains } from '../db/schema/merchants.ts';

/**
 * The verified host of a merchant's website, the oldest that is not on this machine before others; null if only `?vendor=`
 * leads there. Call it inside the merchant's own transaction.
 */
export async function readPublicHost(tx: Tx): Promise<string | null> {
  const hosts = await tx
    .select({ host: domains.host })
    .from(domains)
    .where(and(eq(domains.kind, 'STOREFRONT'), isNotNull(domains.verifiedAt)))
    .orderBy(asc(domains.createdAt), asc(domains.host));
  const isLocal = ({ host }: { host: string }) => host.endsWith('.localhost');
  return (hosts.find((one) => !isLocal(one)) ?? hosts[0])?.host ?? null;
}

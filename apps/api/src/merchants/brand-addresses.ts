import { and, asc, eq } from 'drizzle-orm';

import type { CommandDeps } from '../http/serving/context.ts';
import type { Tx } from '../db/connect.ts';
import { domains } from '../db/schema/merchants.ts';

type About = Pick<CommandDeps, 'env'>;

/** An address on this machine at this server's port. Ends with a slash. */
export function localAddress(host: string, { env }: About): string {
  return `http://${host}${env.PORT === 80 ? '' : `:${env.PORT}`}/`;
}

/** Where a host is open: a local one at this server's port, any other by https. Ends with a slash. */
export function addressOfHost(host: string, about: About): string {
  return host.endsWith('.localhost') ? localAddress(host, about) : `https://${host}/`;
}

/** The addresses of a brand, those of the world before local ones. */
export async function brandAddresses(about: About, tx: Tx, merchantId: string): Promise<string[]> {
  const rows = await tx
    .select({ host: domains.host })
    .from(domains)
    .where(and(eq(domains.merchantId, merchantId), eq(domains.kind, 'STOREFRONT')))
    .orderBy(asc(domains.createdAt), asc(domains.host));
  const isLocal = (host: string) => Number(host.endsWith('.localhost'));
  const hosts = rows.map(({ host }) => host).toSorted((one, other) => isLocal(one) - isLocal(other));
  return hosts.map((host) => addressOfHost(host, about));
}

import { backOfficeHost } from '@dasturxon/core/merchant';
import { and, asc, eq } from 'drizzle-orm';

import { domains } from '../db/schema/merchants.ts';
import type { Deps } from '../http/serving/context.ts';

/** Scheme and host of a page; a local one at the port that `asked`, the host of a request, came by. */
export function siteOrigin(host: string, asked: string): string {
  const name = host.replace(/:\d+$/, '');
  if (!name.endsWith('.localhost')) return `https://${host}`;
  return `http://${name}${/:\d+$/.exec(asked)?.[0] ?? ''}`;
}

/** The origins of a brand's storefront; the one beside the back office that `asked` names comes first. */
export async function siteOrigins(
  { db }: Pick<Deps, 'db'>,
  merchantId: string,
  asked: string,
): Promise<string[]> {
  const rows = await db.inTenant(merchantId, (tx) =>
    tx
      .select({ host: domains.host })
      .from(domains)
      .where(and(eq(domains.merchantId, merchantId), eq(domains.kind, 'STOREFRONT')))
      .orderBy(asc(domains.createdAt), asc(domains.host)),
  );
  const name = asked.replace(/:\d+$/, '');
  const isBeside = (host: string) => Number(backOfficeHost(host) !== name);
  return rows
    .map(({ host }) => host)
    .toSorted((one, other) => isBeside(one) - isBeside(other))
    .map((host) => siteOrigin(host, asked));
}

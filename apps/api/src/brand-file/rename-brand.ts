import { backOfficeHost } from '@dasturxon/core/merchant';

type Row = Record<string, unknown>;

/** A brand that comes under another id, with hosts of its own. */
export type NewName = { from: string; merchantId: string; sub: string; hosts: readonly string[]; at: Date };

/** Fields of the wire in which a brand names itself. */
const OWN_ID = new Set(['merchantId', 'merchant_id']);

function renamed(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((part) => renamed(part, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      OWN_ID.has(name) && part === from ? to : renamed(part, from, to),
    ]),
  );
}

const withField = (value: unknown, change: Row): Row => ({ ...(value as Row), ...change });

/**
 * Rows under another brand's id. Ids of dishes, branches and all else stay: they belong to their merchant. Host names are
 * the new ones, since each belongs to one brand.
 */
export function renameRows(table: string, rows: readonly Row[], to: NewName): Row[] {
  const { from } = to;
  const [host = null] = to.hosts;
  const own = rows.map((row) => renamed(row, from, to.merchantId) as Row);
  if (table === 'merchants')
    return own.map((row) => ({ ...row, sub: to.sub, data: withField(row['data'], { domainUrl: host }) }));
  if (table === 'settings')
    return own.map((row) => ({ ...row, web: withField(row['web'], { domain: host }) }));
  if (table === 'brands')
    return own.map((row) => ({
      ...row,
      id: row['id'] === from ? to.merchantId : row['id'],
      data: withField(row['data'], { domainUrl: host }),
    }));
  return table === 'domains' ? newDomains(to) : own;
}

function newDomains({ merchantId, hosts, at }: NewName): Row[] {
  const row = (host: string, kind: string) => ({
    merchant_id: merchantId,
    host,
    kind,
    verified_at: at.toISOString(),
    created_at: at.toISOString(),
  });
  return hosts.flatMap((host) => [row(host, 'STOREFRONT'), row(backOfficeHost(host), 'ADMIN')]);
}

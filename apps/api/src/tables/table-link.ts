import { equalInConstantTime, type Secrets } from '../kernel/secrets.ts';

/** A table of a merchant, or a whole hall. */
export type TablePlace = { hallId: string; tableId: string | null };

const MARK_LENGTH = 32;

function markOf(secrets: Pick<Secrets, 'hmac'>, merchantId: string, { hallId, tableId }: TablePlace): string {
  return secrets.hmac(['table', merchantId, hallId, tableId ?? ''].join('|')).slice(0, MARK_LENGTH);
}

/** The value of `?table=` for a place (IMP-12): its ids and a mark that only this server makes, for this merchant. */
export function tableLink(secrets: Pick<Secrets, 'hmac'>, merchantId: string, place: TablePlace): string {
  const ids = place.tableId === null ? [place.hallId] : [place.hallId, place.tableId];
  return [...ids, markOf(secrets, merchantId, place)].join('.');
}

/** The place of a link; null for a link that was not made here for this merchant. */
export function parseTableLink(
  secrets: Pick<Secrets, 'hmac'>,
  merchantId: string,
  link: string,
): TablePlace | null {
  const parts = link.split('.');
  const mark = parts.pop() ?? '';
  const [hallId = '', tableId = null, ...rest] = parts;
  if (rest.length > 0) return null;
  const place = { hallId, tableId };
  return equalInConstantTime(mark, markOf(secrets, merchantId, place)) ? place : null;
}

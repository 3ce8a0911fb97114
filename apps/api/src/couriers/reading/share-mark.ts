import { equalInConstantTime, type Secrets } from '../../kernel/secrets.ts';

type About = { secrets: Pick<Secrets, 'hmac'>; merchantId: string };

const SIGNATURE_LENGTH = 32;

/** What opens an order's link (B37): the link's random part, signed for this merchant and order. */
export function shareMark({ secrets, merchantId }: About, orderId: string, part: string): string {
  const signature = secrets.hmac(['share', merchantId, orderId, part].join('|'));
  return `${part}.${signature.slice(0, SIGNATURE_LENGTH)}`;
}

/** The random part of an order's link; null while it has none. */
export const sharedPart = ({ data }: { data: Record<string, unknown> }): string | null =>
  typeof data['share'] === 'string' ? data['share'] : null;

/** Whether a mark opens an order: made here, for it, and not ended since. */
export function opensOrder(
  about: About,
  row: { id: string; data: Record<string, unknown> },
  mark: string,
): boolean {
  const part = sharedPart(row);
  return part !== null && equalInConstantTime(mark, shareMark(about, row.id, part));
}

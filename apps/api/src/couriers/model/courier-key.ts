import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { merchants } from '../../db/schema/merchants.ts';
import type { Deps } from './deps.ts';

const Key = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/)), null), null);
const Sealed = v.object({ yandexDeliveryKey: Key });

/** The merchant's key at the courier service, unsealed; null: it does not call one. */
export async function readCourierKey(
  { secrets }: Pick<Deps, 'secrets'>,
  tx: Tx,
  merchantId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ sealed: merchants.secrets })
    .from(merchants)
    .where(eq(merchants.merchantId, merchantId));
  return v.parse(Sealed, secrets.open(row?.sealed ?? '', merchantId) ?? {}).yandexDeliveryKey;
}

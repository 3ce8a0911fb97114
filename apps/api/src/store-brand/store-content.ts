import { sanitizeTexts } from '../content/sanitize-text.ts';
import type { Tx } from '../db/connect.ts';
import { banners, paymentMethods, policies, stories, vacancies } from '../db/schema/content.ts';
import { promos } from '../db/schema/promos.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { WholeBrand } from './whole-brand.ts';
import { insertRows } from './insert-rows.ts';
import { methodRows } from './payment-rows.ts';

/** Writes a brand's content beside its menu, its promos and its payment methods. */
export async function storeContent(tx: Tx, brand: WholeBrand, secrets: Secrets): Promise<void> {
  const merchantId = brand.merchant.id;
  const shown = (list: readonly { id: string }[]) =>
    list.map(({ id, ...data }, priority) => ({ merchantId, id, priority, data }));
  await insertRows(tx, paymentMethods, methodRows(brand, secrets));
  await insertRows(
    tx,
    promos,
    brand.promos.map(
      ({ code, startDate, endDate, createdDate: _made, lastModifiedDate: _changed, ...rest }) => ({
        ...rest,
        merchantId,
        code: code.toUpperCase(),
        startDate: startDate?.slice(0, 10) ?? null,
        endDate: endDate?.slice(0, 10) ?? null,
      }),
    ),
  );
  await insertRows(
    tx,
    policies,
    brand.policies.map(({ type, text }) => ({ merchantId, type, text: sanitizeTexts(text) })),
  );
  await insertRows(tx, banners, shown(brand.banners));
  await insertRows(tx, stories, shown(brand.stories));
  await insertRows(tx, vacancies, shown(brand.vacancies));
}

import type { paymentMethods } from '../db/schema/content.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { WholeBrand } from './whole-brand.ts';

type Given = Pick<WholeBrand, 'merchant' | 'paymentMethods' | 'paymentSettings' | 'paymentAccounts'>;
type Row = typeof paymentMethods.$inferInsert;

/** A brand's ways to pay as they are stored, each with its account, sealed. */
export function methodRows(brand: Given, secrets: Secrets): Row[] {
  const merchantId = brand.merchant.id;
  return brand.paymentMethods.map(({ id, type, ...data }, priority) => {
    const at = brand.paymentSettings.find((setting) => setting.type === type);
    const { id: _id, merchantId: _own, type: _type, ...flags } = at ?? { id, merchantId, type };
    const account = brand.paymentAccounts?.[type];
    const sealed = account ? secrets.seal(account, merchantId) : null;
    return { merchantId, id, type, priority, data, ...flags, secrets: sealed };
  });
}

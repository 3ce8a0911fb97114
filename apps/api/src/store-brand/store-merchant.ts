import { backOfficeHost } from '@dasturxon/core/merchant';

import { brands, domains, merchants, settings } from '../db/schema/merchants.ts';
import { orderCounters } from '../db/schema/orders.ts';
import type { Tx } from '../db/connect.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { WholeBrand } from './whole-brand.ts';
import { insertRows } from './insert-rows.ts';

function merchantRow({ merchant, miniAppKeys, smsAccounts }: WholeBrand, secrets: Secrets) {
  const { id, sub, isActive, deleted, createdDate: _made, lastModifiedDate: _changed, ...rest } = merchant;
  const { yandexDeliveryKey, iikoApiLogin, iikoOrganizationId, smsUsername, smsPassword, ...data } = rest;
  const own = { yandexDeliveryKey, iikoApiLogin, iikoOrganizationId, smsUsername, smsPassword };
  const hidden = { ...own, ...miniAppKeys, ...(smsAccounts && { smsAccounts }) };
  return { merchantId: id, sub, isActive, deleted, data, secrets: secrets.seal(hidden, id) };
}

/** Writes the merchant, its hosts and its settings. */
export async function storeMerchant(tx: Tx, brand: WholeBrand, secrets: Secrets): Promise<void> {
  const { merchant } = brand;
  const merchantId = merchant.id;
  await tx.insert(merchants).values(merchantRow(brand, secrets));
  await insertRows(
    tx,
    domains,
    brand.domains.flatMap((host) => [
      { merchantId, host, kind: 'STOREFRONT', verifiedAt: new Date() },
      { merchantId, host: backOfficeHost(host), kind: 'ADMIN', verifiedAt: new Date() },
    ]),
  );
  await tx.insert(settings).values({
    merchantId,
    web: brand.settings,
    about: brand.about,
    click: brand.clickSettings,
    orders: brand.orderSettings,
    server: {
      extraPages: brand.extraPages,
      ...(brand.fiscal && { fiscal: brand.fiscal }),
      ...(brand.menuCodes && { menuCodes: brand.menuCodes }),
      ...(brand.staffChat && { telegramStaffChat: brand.staffChat }),
    },
  });
  const { name, domainUrl, color, logo } = merchant;
  await tx
    .insert(brands)
    .values({ merchantId, id: merchantId, data: { name, domainUrl, color, image: logo } });
  await tx.insert(orderCounters).values({ merchantId });
}

import * as v from 'valibot';

import { Id } from '../../kernel/wire.ts';
import { Brand } from '../../merchant/brand.schema.ts';
import { MerchantPublic } from '../../merchant/merchant.schema.ts';
import { OrderSettings } from '../../merchant/order-settings.schema.ts';
import { IdParam } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';
import { SettingsPart } from '../settings-part.schema.ts';

/** API-33. */
export const getMerchantBySub = endpoint({
  method: 'GET',
  path: '/users/v1/merchants/sub/{sub}',
  auth: 'none',
  summary: 'A merchant by its short name',
  params: v.object({ sub: v.pipe(v.string(), v.maxLength(63)) }),
  answer: MerchantPublic,
});

/** API-47. */
export const getMerchant = endpoint({
  method: 'GET',
  path: '/users/v1/merchants/{id}',
  auth: 'none',
  summary: 'A merchant',
  params: IdParam,
  answer: MerchantPublic,
});

/** API-47: the merchants of this deployment that may be shown. */
export const listMerchants = endpoint({
  method: 'GET',
  path: '/users/v1/merchants',
  auth: 'none',
  summary: 'Merchants',
  answer: v.array(MerchantPublic),
});

/** API-46. */
export const listBrands = endpoint({
  method: 'GET',
  path: '/support/v1/brand/catalog',
  auth: 'none',
  summary: 'Brands of the platform',
  answer: v.array(Brand),
});

/** The first part of the settings (SET-30). */
export const getAbout = endpoint({
  method: 'GET',
  path: '/support/v1/merchant/about',
  auth: 'none',
  summary: 'Name, look and contacts of the merchant',
  answer: SettingsPart,
});

/** API-20, the second part of the settings (SET-30). */
export const getWebSettings = endpoint({
  method: 'GET',
  path: '/support/v1/merchant/settings/web',
  auth: 'none',
  summary: 'Settings of the storefront',
  answer: SettingsPart,
});

/** API-21, the third part of the settings (SET-30). */
export const getClickAppSettings = endpoint({
  method: 'GET',
  path: '/support/v1/merchant/settings/click-app/client',
  auth: 'none',
  summary: 'Settings of the payment mini-app',
  answer: SettingsPart,
});

/** API-19. Its `shouldValidateDeliveryArea` wins over the storefront's (D48). */
export const getOrderSettings = endpoint({
  method: 'GET',
  path: '/orders/v1/merchant/settings',
  auth: 'none',
  summary: 'How the merchant takes orders',
  answer: OrderSettings,
});

/** API-29. */
export const getOrderSettingsById = endpoint({
  method: 'GET',
  path: '/orders/v1/settings/{merchantId}',
  auth: 'none',
  summary: 'How a merchant takes orders, by id',
  params: v.object({ merchantId: Id }),
  answer: OrderSettings,
});

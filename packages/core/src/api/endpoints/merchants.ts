import * as v from 'valibot';

import { Brand } from '../../merchant/brand.schema.ts';
import { MerchantPublic } from '../../merchant/merchant.schema.ts';
import { OrderSettings } from '../../merchant/order-settings.schema.ts';
import { accepts, endpoint } from '../endpoint.ts';
import { SettingsPart } from '../settings-part.schema.ts';
import type * as requests from './requests/merchants.requests.ts';

/** API-33. */
export const getMerchantBySub = endpoint(
  {
    method: 'GET',
    path: '/users/v1/merchants/sub/{sub}',
    auth: 'none',
    answer: MerchantPublic,
  },
  accepts<typeof requests.getMerchantBySub>(),
);

/** API-47. */
export const getMerchant = endpoint(
  {
    method: 'GET',
    path: '/users/v1/merchants/{id}',
    auth: 'none',
    answer: MerchantPublic,
  },
  accepts<typeof requests.getMerchant>(),
);

/** API-47: the merchants of this deployment that may be shown. */
export const listMerchants = endpoint({
  method: 'GET',
  path: '/users/v1/merchants',
  auth: 'none',
  answer: v.array(MerchantPublic),
});

/** API-46. */
export const listBrands = endpoint({
  method: 'GET',
  path: '/support/v1/brand/catalog',
  auth: 'none',
  answer: v.array(Brand),
});

/** The first part of the settings (SET-30). */
export const getAbout = endpoint({
  method: 'GET',
  path: '/support/v1/merchant/about',
  auth: 'none',
  answer: SettingsPart,
});

/** API-20, the second part of the settings (SET-30). */
export const getWebSettings = endpoint({
  method: 'GET',
  path: '/support/v1/merchant/settings/web',
  auth: 'none',
  answer: SettingsPart,
});

/** API-21, the third part of the settings (SET-30). */
export const getClickAppSettings = endpoint({
  method: 'GET',
  path: '/support/v1/merchant/settings/click-app/client',
  auth: 'none',
  answer: SettingsPart,
});

/** API-19. Its `shouldValidateDeliveryArea` wins over the storefront's (D48). */
export const getOrderSettings = endpoint({
  method: 'GET',
  path: '/orders/v1/merchant/settings',
  auth: 'none',
  answer: OrderSettings,
});

/** API-29. */
export const getOrderSettingsById = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/settings/{merchantId}',
    auth: 'none',
    answer: OrderSettings,
  },
  accepts<typeof requests.getOrderSettingsById>(),
);

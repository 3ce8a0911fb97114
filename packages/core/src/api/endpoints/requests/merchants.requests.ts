import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const getMerchantBySub = request({
  summary: 'A merchant by its short name',
  params: v.object({ sub: v.pipe(v.string(), v.maxLength(63)) }),
});

export const getMerchant = request({
  summary: 'A merchant',
  params: IdParam,
});

export const listMerchants = request({
  summary: 'Merchants',
});

export const listBrands = request({
  summary: 'Brands of the platform',
});

export const getAbout = request({
  summary: 'Name, look and contacts of the merchant',
});

export const getWebSettings = request({
  summary: 'Settings of the storefront',
});

export const getClickAppSettings = request({
  summary: 'Settings of the payment mini-app',
});

export const getOrderSettings = request({
  summary: 'How the merchant takes orders',
});

export const getOrderSettingsById = request({
  summary: 'How a merchant takes orders, by id',
  params: v.object({ merchantId: Id }),
});

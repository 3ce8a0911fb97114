import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { aMerchant, MERCHANT_SECRETS } from '../testing/index.ts';
import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { Brand } from './brand.schema.ts';
import { BASKET_POSITIONS, MAP_TYPES, MODIFICATION_VIEW_TYPES } from './look-choices.ts';
import { MerchantPublic, SMS_GATEWAYS } from './merchant.schema.ts';
import { Merchant } from './whole-merchant.schema.ts';

const name = { ru: 'Дилкаш Ош', uz: 'Dilkash Osh', eng: 'Dilkash Osh' };
const when = '2026-03-10T09:00:00Z';
const secrets = {
  yandexDeliveryKey: 'a',
  iikoApiLogin: 'b',
  iikoOrganizationId: 'c',
  smsUsername: 'd',
  smsPassword: 'e',
};

describe('enumerations', () => {
  test.each([
    ['ENUM-01 smsGateway', SMS_GATEWAYS, ['PLAY_MOBILE', 'ESKIZ']],
    ['ENUM-02 map provider', MAP_TYPES, ['YANDEX', 'LEAFLET', 'YANDEX_V3']],
    ['ENUM-04 modificationViewType', MODIFICATION_VIEW_TYPES, ['NAME_ONLY', 'FULL_IMAGE']],
    ['ENUM-05 basketPosition', BASKET_POSITIONS, ['NAVIGATION_BAR', 'FLOATING_OVER_PRODUCT']],
  ])('%s', (_, values, expected) => expect(values).toEqual(expected));
});

keepsTheWire({
  row: 'ENT-04 merchant',
  schema: Merchant,
  fields: [
    'id name logo color sub yandexDeliveryKey iikoApiLogin iikoOrganizationId yandexMapKey appId smsGateway',
    'smsUsername smsPassword isActive deleted createdDate lastModifiedDate latitude longitude mainCityId domainUrl',
  ].flatMap((line) => line.split(' ')),
  minimal: { id: 'm', name, sub: 'osh' },
  full: {
    id: 'm',
    name,
    logo: 'logo.svg',
    color: '#FCE000',
    sub: 'osh',
    yandexMapKey: 'browser-key',
    appId: 'app',
    smsGateway: 'PLAY_MOBILE',
    isActive: false,
    deleted: true,
    createdDate: when,
    lastModifiedDate: when,
    latitude: 41.3,
    longitude: 69.2,
    mainCityId: 'city',
    domainUrl: 'osh.uz',
    ...secrets,
  },
});

test('ENT-05 the public merchant has none of the secrets, even when it is read from the whole one', () => {
  expect(MERCHANT_SECRETS.toSorted()).toEqual(Object.keys(secrets).toSorted());
  const shown = v.parse(MerchantPublic, aMerchant());
  expect(JSON.stringify(shown)).not.toMatch(/secret/);
  for (const secret of MERCHANT_SECRETS) expect(shown).not.toHaveProperty(secret);
});

keepsTheWire({
  row: 'ENT-06 brand',
  schema: Brand,
  fields: ['id', 'merchantId', 'name', 'domainUrl', 'color', 'image'],
  minimal: { id: 'b', merchantId: 'm', name },
  full: { id: 'b', merchantId: 'm', name, domainUrl: 'osh.uz', color: '#fff', image: 'b.webp' },
});

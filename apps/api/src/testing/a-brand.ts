import { FlatSettings, OrderSettings } from '@dasturxon/core/merchant';
import {
  aBranch,
  aCategory,
  aCity,
  aGroup,
  aMerchant,
  aPaymentSetting,
  aProduct,
  aPromo,
  aRegion,
  everyDay,
} from '@dasturxon/core/testing';
import * as v from 'valibot';

import type { WholeBrand } from '../store-brand/whole-brand.ts';

/**
 * A brand that is open around the clock: plov for 45 000, delivered for 15 000 inside one zone of Tashkent. Ids are
 * the same at every brand on purpose: only the merchant distinguishes them.
 */
export function aWholeBrand(merchantId: string, change: Partial<WholeBrand> = {}): WholeBrand {
  const always = everyDay({ open: '00:00', close: '00:00' });
  const branch = aBranch({ merchantId, workHours: always, isMain: true, deliveryPrice: 15_000 });
  const cash = aPaymentSetting({ merchantId });
  return {
    merchant: aMerchant({ id: merchantId, sub: merchantId }),
    domains: [`${merchantId}.test`],
    about: {},
    settings: { ...v.parse(FlatSettings, {}), cancelOrderActive: true, cash: true },
    clickSettings: {},
    orderSettings: v.parse(OrderSettings, { merchantId }),
    paymentMethods: [{ id: 'cash', name: 'Naqd pul', icon: 'cash', title: null, iikoId: null, type: 'CASH' }],
    paymentSettings: [cash],
    cities: [aCity()],
    branches: [{ ...branch, tariff: null, slotCapacity: null }],
    regions: [aRegion({ merchantId })],
    halls: [],
    groups: [aGroup()],
    categories: [aCategory()],
    products: [aProduct({ productBranch: [{ branch: { id: 'branch-1', isActive: true } }] })],
    rules: [],
    promos: [aPromo({ code: 'PALOV', productDiscount: 10_000 })],
    banners: [],
    stories: [],
    policies: [],
    vacancies: [],
    extraPages: { extra: null, extra2: null, extr3: null },
    ...change,
  };
}

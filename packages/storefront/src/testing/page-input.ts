import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import { parseSettings } from '@dasturxon/core/merchant';
import { aMerchantPublic, anOverall } from '@dasturxon/core/testing';

import type { BrandPage, PageInput } from '../server/page-input.ts';

type Change = Partial<Omit<PageInput, 'brand'>> & {
  brand?: Partial<Omit<BrandPage, 'settings'>>;
  settings?: Record<string, unknown>;
};

/** What the server makes a page of; name only what the test is about. `settings` are the wire's flat fields. */
export function aPageInput({ brand = {}, settings = {}, ...rest }: Change = {}): PageInput {
  return {
    brand: {
      merchant: aMerchantPublic({ name: { uz: 'Dilkash', ru: 'Dilkash', eng: 'Dilkash' } }),
      settings: parseSettings({ mainLanguage: 'eng', engActive: true, ...settings }),
      overall: anOverall(),
      banners: [],
      stories: [],
      cities: [],
      branches: [],
      serviceDefaults: {
        botDefaultDeliveryType: null,
        webDefaultDeliveryType: null,
        appDefaultDeliveryType: null,
      },
      menuVersion: '1',
      timeZone: DEFAULT_ZONE,
      hostSettings: null,
      ...brand,
    },
    language: 'eng',
    pageVariant: 1,
    shell: 'web',
    path: '/',
    isKnown: true,
    categoryId: null,
    origin: 'http://osh.localhost',
    base: '',
    frameAncestors: [],
    assets: { script: '/main.js', preload: [], styles: '', inlined: [], build: 'test' },
    tilesUrl: '/t',
    mapsUrl: 'https://maps.example',
    ...rest,
  };
}

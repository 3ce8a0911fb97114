import type { BrandContent } from '@dasturxon/core/content';
import { assembleMenu } from '../../assemble-menu.ts';
import { merchant } from '../../merchant.ts';
import { policies } from '../../legal.ts';
import type { MenuPart } from '../../menu.ts';
import { inSevenLanguages } from '../../added-languages.ts';
import { payments } from '../../payments.ts';
import type { Art } from '../../pictures/picture.ts';
import { banners, stories } from '../../posters.ts';
import { promo } from '../../promos.ts';
import { dough, soups } from './dough-and-soups.ts';
import { drinks, tea } from './drinks.ts';
import { grill, mains } from './grill.ts';
import { branches, cities, halls, regions } from './places.ts';
import { byWeight, plov } from './plov.ts';
import { bannerFacts, storyFacts } from './posters.ts';
import { bread, salads } from './salads-and-bread.ts';
import { sets, sweets } from './sets-and-sweets.ts';
import { about, clickSettings, logo, orderSettings, settings } from './settings.ts';
import { translations } from './translations/translations.ts';
import { extraPages, legalFacts, story, vacancies } from './texts.ts';

const parts: readonly MenuPart[] = [
  {
    key: 'asosiy',
    name: { uz: 'Asosiy taomlar', ru: 'Основные блюда', eng: 'Mains' },
    icon: 'plov.wedding',
    bgColor: '#FFF3D6',
    iconBgColor: '#F6C766',
    sections: [plov, grill, mains, dough, soups],
  },
  {
    key: 'dasturxon',
    name: { uz: 'Dasturxonga', ru: 'На стол', eng: 'For the table' },
    icon: '🥗',
    bgColor: '#EFF7E0',
    iconBgColor: '#B5D58B',
    sections: [salads, bread, sets, byWeight],
  },
  {
    key: 'choyxona',
    name: { uz: 'Choyxona', ru: 'Чайхана', eng: 'Teahouse' },
    icon: '🫖@225',
    bgColor: '#E4F4EA',
    iconBgColor: '#93CFAE',
    sections: [sweets, tea, drinks],
  },
];

/** Dilkash Osh: a national kitchen of three teahouses in two cities. */
export function osh(art: Art): BrandContent {
  const branchIds = branches.map(({ id }) => id);
  const brand: BrandContent = {
    merchant: merchant({
      id: 'm-osh',
      sub: 'osh',
      name: { uz: 'Dilkash Osh', ru: 'Дилкаш Ош', eng: 'Dilkash Osh' },
      logo: art(logo),
      // Any key will do for the sandbox's stand-in.
      yandexMapKey: 'sandbox-key',
      smsGateway: 'ESKIZ',
      latitude: 41.3142,
      longitude: 69.2856,
      mainCityId: 'osh-city-tashkent',
      domainUrl: 'osh.localhost',
    }),
    domains: ['osh.localhost'],
    about,
    settings: settings(art),
    clickSettings,
    orderSettings,
    ...payments('osh', 'm-osh', ['CASH', 'TERMINAL', 'PAYME', 'CLICK', 'CLICK_MINI_APP', 'UZUM']),
    cities,
    branches,
    regions,
    halls,
    ...assembleMenu(parts, { brand: 'osh', branchIds, art }),
    rules: [],
    promos: [
      promo('osh', { code: 'DILKASH', discountType: 'AMOUNT', productDiscount: 20_000, minPrice: 150_000 }),
      promo('osh', { code: 'YETKAZ', deliveryDiscount: 100, minPrice: 100_000 }),
    ],
    banners: banners('osh', bannerFacts, art),
    stories: stories('osh', storyFacts, art),
    policies: policies(legalFacts, story),
    vacancies,
    extraPages,
  };
  return inSevenLanguages(brand, translations);
}

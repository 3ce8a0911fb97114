import type { BrandContent } from '@dasturxon/core/content';

import { assembleMenu } from '../../assemble-menu.ts';
import { policies } from '../../legal.ts';
import type { MenuPart } from '../../menu.ts';
import { merchant } from '../../merchant.ts';
import { inSevenLanguages } from '../../added-languages.ts';
import { menuRule } from '../../menu-rule.ts';
import { payments } from '../../payments.ts';
import type { Art } from '../../pictures/picture.ts';
import { banners, stories } from '../../posters.ts';
import { promo } from '../../promos.ts';
import { beef, chicken } from './burgers.ts';
import { desserts, drinks, shakes } from './drinks-and-desserts.ts';
import { branches, cities, regions } from './places.ts';
import { bannerFacts, storyFacts } from './posters.ts';
import { combos, rolls } from './rolls-and-combos.ts';
import { about, clickSettings, logo, orderSettings, settings } from './settings.ts';
import { dips, salads, snacks } from './snacks.ts';
import { extraPages, legalFacts, story, vacancies } from './texts.ts';
import { translations } from './translations/translations.ts';

const parts: readonly MenuPart[] = [
  {
    key: 'main',
    name: { uz: 'Burgerlar', ru: 'Бургеры', eng: 'Burgers' },
    icon: 'burger.classic',
    bgColor: '#3A2418',
    iconBgColor: '#E79B4C',
    sections: [beef, chicken, combos, rolls],
  },
  {
    key: 'sides',
    name: { uz: 'Gazaklar', ru: 'Закуски', eng: 'Sides' },
    icon: '🍟',
    bgColor: '#3A2F12',
    iconBgColor: '#F2B53C',
    sections: [snacks, salads, dips],
  },
  {
    key: 'sweet',
    name: { uz: 'Ichimlik va shirinlik', ru: 'Напитки и десерты', eng: 'Drinks and desserts' },
    icon: 'glass.shake-strawberry',
    bgColor: '#3A1B26',
    iconBgColor: '#F0A5B6',
    sections: [shakes, drinks, desserts],
  },
];

const codes = [
  promo('burger', { code: 'BEK10', productDiscount: 10, minPrice: 60_000 }),
  promo('burger', { code: 'MINUS25', discountType: 'AMOUNT', productDiscount: 25_000, minPrice: 150_000 }),
  promo('burger', { code: 'FREEWAY', deliveryDiscount: 100, minPrice: 80_000 }),
  promo('burger', {
    code: 'NAVRUZ25',
    productDiscount: 25,
    startDate: '2025-03-15T00:00:00+05:00',
    endDate: '2025-03-31T23:59:59+05:00',
  }),
  promo('burger', { code: 'KELAJAK', productDiscount: 50, startDate: '2034-01-01T00:00:00+05:00' }),
  promo('burger', { code: 'YOPIQ', productDiscount: 15, isActive: false }),
];

/** Milkshakes cost a fifth less on afternoons of working days. */
const rules = [
  menuRule({
    id: 'burger-r-happy',
    kind: 'PRICE',
    name: { uz: 'Baxtli soatlar', ru: 'Счастливые часы', eng: 'Happy hours' },
    days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    from: '15:00',
    until: '17:00',
    discount: 20,
    categoryIds: ['burger-c-shakes'],
  }),
];

/** Burger Bek: dark, Russian first, with pictures of every extra, promo codes and cashback. */
export function burger(art: Art): BrandContent {
  const branchIds = branches.map(({ id }) => id);
  const brand: BrandContent = {
    merchant: merchant({
      id: 'm-burger',
      sub: 'burger',
      name: { uz: 'Burger Bek', ru: 'Бургер Бек', eng: 'Burger Bek' },
      logo: art(logo),
      color: '#C62828',
      // Any key will do for the sandbox's stand-in.
      yandexMapKey: 'sandbox-key',
      smsGateway: 'PLAY_MOBILE',
      latitude: 41.2936,
      longitude: 69.2701,
      mainCityId: 'burger-city-tashkent',
      domainUrl: 'burger.localhost',
    }),
    domains: ['burger.localhost'],
    about,
    settings: settings(art),
    clickSettings,
    orderSettings,
    ...payments('burger', 'm-burger', [
      'CASH',
      'TERMINAL',
      'PAYME',
      'CLICK',
      'CLICK_MINI_APP',
      'PAYNET',
      'RAHMAT',
      'OTHER',
    ]),
    cities,
    branches,
    regions,
    halls: [],
    ...assembleMenu(parts, { brand: 'burger', branchIds, art }),
    rules,
    promos: codes,
    banners: banners('burger', bannerFacts, art),
    stories: stories('burger', storyFacts, art),
    policies: policies(legalFacts, story),
    vacancies,
    extraPages,
  };
  return inSevenLanguages(brand, translations);
}

import type { BrandContent } from '@dasturxon/core/content';

import { assembleMenu } from '../../assemble-menu.ts';
import { policies } from '../../legal.ts';
import type { MenuPart } from '../../menu.ts';
import { merchant } from '../../merchant.ts';
import { inSevenLanguages } from '../../added-languages.ts';
import { menuRule } from '../../menu-rule.ts';
import { payments } from '../../payments.ts';
import type { Art } from '../../pictures/picture.ts';
import { banners } from '../../posters.ts';
import { promo } from '../../promos.ts';
import { bakery, desserts } from './bakery.ts';
import { classics, iced, signature } from './coffee.ts';
import { breakfast, sandwiches } from './kitchen.ts';
import { branches, cities, halls } from './places.ts';
import { about, clickSettings, logo, orderSettings, settings } from './settings.ts';
import { beans, cold, tea } from './tea-and-cold.ts';
import { bannerFacts, extraPages, legalFacts, story, vacancies } from './texts.ts';
import { translations } from './translations/translations.ts';

const parts: readonly MenuPart[] = [
  {
    key: 'coffee',
    name: { uz: 'Qahva', ru: 'Кофе', eng: 'Coffee' },
    icon: 'cup.cappuccino',
    bgColor: '#F6EADB',
    iconBgColor: '#D6AE82',
    sections: [classics, signature, iced, beans],
  },
  {
    key: 'cups',
    name: { uz: 'Choy va limonad', ru: 'Чай и лимонады', eng: 'Tea and lemonade' },
    icon: 'cup.matcha',
    bgColor: '#E4F4EA',
    iconBgColor: '#93CFAE',
    sections: [tea, cold],
  },
  {
    key: 'food',
    name: { uz: 'Taom va pishiriq', ru: 'Еда и выпечка', eng: 'Food and bakery' },
    icon: '🥐',
    bgColor: '#FFF3D6',
    iconBgColor: '#F4D57C',
    sections: [breakfast, sandwiches, bakery, desserts],
  },
];

/** Breakfast until eleven, and the fruit cake of Fridays. */
const rules = [
  menuRule({
    id: 'qahva-r-breakfast',
    kind: 'HOURS',
    name: { uz: 'Nonushta', ru: 'Завтраки', eng: 'Breakfast' },
    from: '07:00',
    until: '11:00',
    categoryIds: ['qahva-c-breakfast'],
  }),
  menuRule({
    id: 'qahva-r-friday',
    kind: 'HOURS',
    name: { uz: 'Juma kuni', ru: 'По пятницам', eng: 'On Fridays' },
    days: ['FRIDAY'],
    productIds: ['qahva-p-dessert-fruit-cake'],
  }),
];

/** Qahva Payti: three coffee houses, pick-up and tables, English first. */
export function qahva(art: Art): BrandContent {
  const branchIds = branches.map(({ id }) => id);
  const brand: BrandContent = {
    merchant: merchant({
      id: 'm-qahva',
      sub: 'qahva',
      name: { uz: 'Qahva Payti', ru: 'Кахва Пайти', eng: 'Qahva Payti' },
      logo: art(logo),
      color: '#E8A87C',
      smsGateway: 'ESKIZ',
      latitude: 41.2973,
      longitude: 69.2733,
      mainCityId: 'qahva-city-tashkent',
      domainUrl: 'qahva.localhost',
    }),
    domains: ['qahva.localhost'],
    about,
    settings: settings(art),
    clickSettings,
    orderSettings,
    ...payments('qahva', 'm-qahva', [
      'CASH',
      'TERMINAL',
      'CLICK',
      'CLICK_MINI_APP',
      'UZUM',
      'PAYNET',
      'RAHMAT',
      'OTHER',
    ]),
    cities,
    branches,
    regions: [],
    halls,
    ...assembleMenu(parts, { brand: 'qahva', branchIds, art }),
    rules,
    promos: [promo('qahva', { code: 'TONG', productDiscount: 15, minPrice: 40_000 })],
    banners: banners('qahva', bannerFacts, art),
    stories: [],
    policies: policies(legalFacts, story),
    vacancies,
    extraPages,
  };
  return inSevenLanguages(brand, translations);
}

import type { FlatSettings } from '@dasturxon/core/merchant';
import { OrderSettings } from '@dasturxon/core/merchant';
import * as v from 'valibot';

import type { Art, Picture } from '../../pictures/picture.ts';

const MAIN_COLOR = '#E8A87C';
const sign = { mark: 'cup', ground: MAIN_COLOR, ink: '#3B2115' } as const;
export const logo: Picture = { kind: 'logo', ...sign };
const favicon: Picture = { kind: 'favicon', ...sign };

export const about: Partial<FlatSettings> = {
  brand: 'Qahva Payti',
  title: 'Qahva Payti — time for coffee',
  phone: '+998 71 000 30 01',
  phoneActive: true,
  instagram: 'qahva.payti',
  instagramActive: true,
};

export function settings(art: Art): Partial<FlatSettings> {
  return {
    merchantId: 'm-qahva',
    brand: 'Qahva Payti',
    title: 'Qahva Payti — time for coffee',
    logo: art(logo),
    favicon: art(favicon),
    domain: 'qahva.localhost',
    mainColor: MAIN_COLOR,
    mainColorType: 'light',
    mainLanguage: 'eng',
    isDark: false,
    leftCopyWrite: { uz: '© 2026 Qahva Payti', ru: '© 2026 Кахва Пайти', eng: '© 2026 Qahva Payti' },
    rightCopyWrite: {
      uz: 'Bir piyola tanaffus',
      ru: 'Пауза размером с чашку',
      eng: 'A pause the size of a cup',
    },
    groupView: 'GRID',
    categoryView: 'GRID',
    mapType: 'LEAFLET',
    isCategoryImageVisible: true,
    modificationViewType: 'NAME_ONLY',
    basketPosition: 'NAVIGATION_BAR',
    uzActive: true,
    ruActive: true,
    engActive: true,
    trActive: true,
    bannersActive: true,
    storiesActive: false,
    deliveryActive: false,
    pickupActive: true,
    dineInActive: true,
    bookingActive: true,
    favouriteActive: true,
    cartInMainActive: false,
    cancelOrderActive: false,
    statusLabelsLang: 'current',
    cash: true,
    terminal: true,
    click: true,
    uzum: true,
    smsContent: 'Qahva Payti: {code} is your code.',
  };
}

export const clickSettings: Partial<FlatSettings> = { click: true, dineInActive: false };

export const orderSettings = v.parse(OrderSettings, {
  merchantId: 'm-qahva',
  cityId: 'qahva-city-tashkent',
  botDefaultDeliveryType: 'PICK_UP',
  webDefaultDeliveryType: 'PICK_UP',
  appDefaultDeliveryType: 'DINE_IN',
});

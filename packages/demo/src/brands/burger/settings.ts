import type { FlatSettings } from '@dasturxon/core/merchant';
import { OrderSettings } from '@dasturxon/core/merchant';
import * as v from 'valibot';

import type { Art, Picture } from '../../pictures/picture.ts';

const MAIN_COLOR = '#C62828';
const sign = { mark: 'burger', ground: MAIN_COLOR, ink: '#FFFFFF' } as const;
export const logo: Picture = { kind: 'logo', ...sign };
const favicon: Picture = { kind: 'favicon', ...sign };

export const about: Partial<FlatSettings> = {
  brand: 'Burger Bek',
  title: 'Burger Bek — бургеры с характером',
  phone: '+998 71 000 20 01',
  phoneActive: true,
  telegram: '@burger_bek',
  telegramActive: true,
  instagram: 'burger.bek',
  instagramActive: true,
  facebook: 'burgerbek.uz',
  facebookActive: true,
};

export function settings(art: Art): Partial<FlatSettings> {
  return {
    merchantId: 'm-burger',
    brand: 'Burger Bek',
    title: 'Burger Bek — бургеры с характером',
    logo: art(logo),
    favicon: art(favicon),
    domain: 'burger.localhost',
    mainColor: MAIN_COLOR,
    mainColorType: 'dark',
    mainLanguage: 'ru',
    isDark: true,
    leftCopyWrite: { uz: '© 2026 Burger Bek', ru: '© 2026 Бургер Бек', eng: '© 2026 Burger Bek' },
    rightCopyWrite: {
      uz: 'Tun-u kun olov ustida',
      ru: 'На огне круглые сутки',
      eng: 'On the fire day and night',
    },
    groupView: 'LIST',
    categoryView: 'SECTIONS',
    mapType: 'LEAFLET',
    multiTabNavigationEnabled: true,
    isVisibleAtProfileTop: true,
    modificationViewType: 'FULL_IMAGE',
    basketPosition: 'FLOATING_OVER_PRODUCT',
    uzActive: true,
    ruActive: true,
    engActive: true,
    statusLabelsLang: 'current',
    bannersActive: true,
    storiesActive: true,
    deliveryActive: true,
    pickupActive: true,
    dineInActive: false,
    promoActive: true,
    tipsActive: true,
    cashbackActive: true,
    balanceActive: true,
    favouriteActive: true,
    notificationsActive: true,
    vacanciesActive: true,
    chatActive: true,
    telegramBotLink: 'https://t.me/burger_bek_demo_bot',
    cash: true,
    terminal: true,
    payme: true,
    card: true,
    click: true,
    smsContent: 'Burger Bek: код подтверждения {code}. Никому его не сообщайте.',
  };
}

export const clickSettings: Partial<FlatSettings> = { click: true, payme: false, card: false };

export const orderSettings = v.parse(OrderSettings, {
  merchantId: 'm-burger',
  cityId: 'burger-city-tashkent',
  isServiceFeeEnabled: true,
  isServiceFeeFreeAboveThreshold: true,
  serviceFeeThreshold: 120_000,
  serviceFeeAmount: 3_000,
  minimalDeliveryPrice: 30_000,
  botDefaultDeliveryType: 'DELIVERY',
  webDefaultDeliveryType: 'DELIVERY',
  appDefaultDeliveryType: 'DELIVERY',
  cashbackPercent: 5,
  referralReward: 15_000,
  referralWelcome: 10_000,
  referralMinimum: 40_000,
});

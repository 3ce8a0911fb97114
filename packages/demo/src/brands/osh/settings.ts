import type { FlatSettings } from '@dasturxon/core/merchant';
import { OrderSettings } from '@dasturxon/core/merchant';
import * as v from 'valibot';

import type { Art, Picture } from '../../pictures/picture.ts';

const sign = { mark: 'lagan', ground: '#FCE000', ink: '#2B1A0F' } as const;
export const logo: Picture = { kind: 'logo', ...sign };
const favicon: Picture = { kind: 'favicon', ...sign };

export const about: Partial<FlatSettings> = {
  brand: 'Dilkash Osh',
  title: 'Dilkash Osh — milliy taomlar',
  phone: '+998 71 000 10 01',
  phoneActive: true,
  telegram: '@dilkash_osh',
  telegramActive: true,
  instagram: 'dilkash.osh',
  instagramActive: true,
  contacts: [{ type: 'email', value: 'salom@dilkash-osh.example' }],
};

/** No own colour: the default applies. */
export function settings(art: Art): Partial<FlatSettings> {
  return {
    merchantId: 'm-osh',
    brand: 'Dilkash Osh',
    title: 'Dilkash Osh — milliy taomlar',
    logo: art(logo),
    favicon: art(favicon),
    domain: 'osh.localhost',
    mainColorType: 'light',
    mainLanguage: 'uz',
    isDark: false,
    leftCopyWrite: { uz: '© 2026 Dilkash Osh', ru: '© 2026 Дилкаш Ош', eng: '© 2026 Dilkash Osh' },
    rightCopyWrite: {
      uz: 'Dasturxoningiz toʻkin boʻlsin',
      ru: 'Пусть стол будет щедрым',
      eng: 'May your table be generous',
    },
    groupView: 'TABS',
    categoryView: 'CHIPS',
    mapType: 'LEAFLET',
    modificationViewType: 'NAME_ONLY',
    basketPosition: 'NAVIGATION_BAR',
    uzActive: true,
    ruActive: true,
    engActive: true,
    arActive: true,
    kzActive: true,
    trActive: true,
    zhActive: true,
    bannersActive: true,
    storiesActive: true,
    deliveryActive: true,
    pickupActive: true,
    dineInActive: false,
    bookingActive: true,
    favouriteActive: true,
    vacanciesActive: true,
    notificationsActive: true,
    receiverActive: true,
    promoActive: true,
    tipsActive: true,
    shouldValidateDeliveryArea: true,
    telegramBotLink: 'https://t.me/dilkash_osh_demo_bot',
    cash: true,
    terminal: true,
    payme: true,
    card: true,
    click: true,
    uzum: true,
    smsContent: 'Dilkash Osh: tasdiqlash kodi {code}. Uni hech kimga aytmang.',
  };
}

/** Inside the Click app only payment differs: Click's own, and no saved cards, which are Payme's. */
export const clickSettings: Partial<FlatSettings> = { click: true, payme: false, uzum: false, card: false };

export const orderSettings = v.parse(OrderSettings, {
  merchantId: 'm-osh',
  cityId: 'osh-city-tashkent',
  minimalDeliveryPrice: 40_000,
  botDefaultDeliveryType: 'DELIVERY',
  webDefaultDeliveryType: 'DELIVERY',
  appDefaultDeliveryType: 'PICK_UP',
  shouldValidateDeliveryArea: true,
});

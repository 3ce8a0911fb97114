import type { FlatSettings, GuardedPlace } from '@dasturxon/core/merchant';
import { LANGUAGE_NAMES, LANGUAGES } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { DraftLabels } from '../drafts/draft-context.ts';

type Named = Exclude<
  keyof FlatSettings,
  | 'merchantId'
  | 'domain'
  | 'amoCRM'
  | 'yandexMetrics'
  | 'metaPixel'
  | 'googleTagManager'
  | `${keyof typeof LANGUAGE_NAMES}Active`
>;

/** What the server replaces in the SMS (SET-31). */
const code = '{code}';

/** A setting that has no name here does not compile. */
const SETTINGS: Readonly<Record<Named, MessageDescriptor>> = {
  logo: msg`Logo`,
  brand: msg`Name in the header`,
  favicon: msg`Icon of the browser tab`,
  mainColor: msg`Main colour`,
  mainColorType: msg`Text on the main colour`,
  mainLanguage: msg`Main language`,
  isDark: msg`Dark look`,
  title: msg`Title of the page`,
  leftCopyWrite: msg`Footer, at the start`,
  rightCopyWrite: msg`Footer, at the end`,
  groupView: msg`Groups of the menu`,
  categoryView: msg`Categories of the menu`,
  mapType: msg`Map`,
  isCategoryImageVisible: msg`Pictures of categories`,
  isNavigationViewEnabled: msg`Navigation at the bottom`,
  multiTabNavigationEnabled: msg`Each tab keeps its place`,
  isVisibleAtProfileTop: msg`Brand at the top of the profile`,
  modificationViewType: msg`Additions to a dish`,
  basketPosition: msg`Place of the basket`,
  forcedLanguage: msg`The only language`,
  statusLabelsLang: msg`Language of order statuses`,
  bannersActive: msg`Banners`,
  deliveryActive: msg`Delivery`,
  pickupActive: msg`Pick-up`,
  dineInActive: msg`At the table`,
  branchesActive: msg`Page of branches`,
  storiesActive: msg`Stories`,
  vacanciesActive: msg`Vacancies`,
  privacyActive: msg`Privacy policy`,
  aboutMerchantActive: msg`About the restaurant`,
  notificationsActive: msg`Notifications`,
  termsOfUseActive: msg`Terms of use`,
  balanceActive: msg`Cashback balance in the profile`,
  cartInMainActive: msg`Basket beside the menu`,
  cartPageActive: msg`Basket on a page of its own`,
  bookingActive: msg`Table booking`,
  receiverActive: msg`Order for another person`,
  chatActive: msg`Chat button`,
  cashbackActive: msg`Pay with cashback`,
  promoActive: msg`Promo codes`,
  favouriteActive: msg`Favourites`,
  cancelOrderActive: msg`Guests cancel their orders`,
  tipsActive: msg`Ask guests for a tip`,
  agentsActive: msg`AI assistants read the menu and prepare baskets`,
  shouldValidateDeliveryArea: msg`Deliver only inside the zones`,
  iosAppLink: msg`App Store, link`,
  androidAppLink: msg`Google Play, link`,
  telegramBotLink: msg`Telegram bot, link`,
  phone: msg`Phone`,
  phoneActive: msg`Show the phone`,
  telegram: msg`Telegram`,
  telegramActive: msg`Show Telegram`,
  instagram: msg`Instagram`,
  instagramActive: msg`Show Instagram`,
  facebook: msg`Facebook`,
  facebookActive: msg`Show Facebook`,
  contacts: msg`Other contacts, one in a line, as “WhatsApp: +998…”`,
  cash: msg`Cash`,
  terminal: msg`Card terminal`,
  payme: msg`Payme`,
  click: msg`Click`,
  uzum: msg`Uzum`,
  card: msg`Bank card`,
  smsContent: msg`Text of the sign-in SMS, with ${code} for the code`,
  smsOnWayActive: msg`SMS when the courier leaves, to guests without notifications`,
  consentRequired: msg`Ask guests before scripts of others load`,
};

const languageSwitches = Object.fromEntries(
  LANGUAGES.map((language) => [
    `${language}Active`,
    { id: `language.${language}`, message: LANGUAGE_NAMES[language] },
  ]),
);

const SCRIPTS: Readonly<Record<string, MessageDescriptor>> = {
  'amoCRM.active': msg`amoCRM`,
  'amoCRM.id': msg`amoCRM: number`,
  'amoCRM.hash': msg`amoCRM: hash`,
  'yandexMetrics.enabled': msg`Yandex Metrica`,
  'yandexMetrics.id': msg`Yandex Metrica: number of the counter`,
  'yandexMetrics.keys': msg`Yandex Metrica: goals, one in a line`,
  'metaPixel.active': msg`Meta Pixel`,
  'metaPixel.id': msg`Meta Pixel: number`,
  'metaPixel.content': msg`Meta Pixel: name of the content`,
  'googleTagManager.active': msg`Google Tag Manager`,
  'googleTagManager.id': msg`Google Tag Manager: number, as GTM-…`,
};

const ORDER_RULES: Readonly<Record<string, MessageDescriptor>> = {
  minimalDeliveryPrice: msg`Smallest order for delivery, soʻm`,
  isServiceFeeEnabled: msg`Service fee`,
  serviceFeeAmount: msg`Service fee, soʻm`,
  isServiceFeeFreeAboveThreshold: msg`No service fee for large orders`,
  serviceFeeThreshold: msg`Large orders begin at, soʻm`,
  cashbackPercent: msg`Cashback of a completed order, %`,
  cashbackTiers: msg`Cashback tiers, one in a line, as “1000000: 7” for 7 % from 1 000 000 soʻm of orders`,
  cashbackTierDays: msg`Cashback tiers count the orders of so many days`,
  stampCards: msg`Stamp cards, one in a line: the id of a category and which dish is free, as “pizza: 6”`,
  referralReward: msg`Points for inviting a friend`,
  referralWelcome: msg`Points for an invited friend`,
  referralMinimum: msg`An invited friend’s first order comes to at least, soʻm`,
  referralsPerMonth: msg`Rewards for one guest in 30 days`,
  referralPromo: msg`Promo code for an invited friend’s first order`,
  isHandoverProven: msg`Own couriers hand over for the guest’s code, or with a photo at the door`,
  webDefaultDeliveryType: msg`The website begins with`,
  botDefaultDeliveryType: msg`Telegram begins with`,
  appDefaultDeliveryType: msg`The application begins with`,
};

const BRAND: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name of the brand`,
  smsGateway: msg`SMS provider`,
  yandexMapKey: msg`Key of Yandex Maps for browsers`,
};

const VALUES: Readonly<Record<string, MessageDescriptor>> = {
  'mainColorType:light': msg`Black`,
  'mainColorType:dark': msg`White`,
  'mainLanguage:null': msg`As it was at first`,
  'forcedLanguage:null': msg`Guests choose`,
  'statusLabelsLang:uz': msg`Always Uzbek`,
  'statusLabelsLang:current': msg`That of the guest`,
  'smsGateway:null': msg`None`,
  TABS: msg`Tabs`,
  LIST: msg`List`,
  GRID: msg`Tiles`,
  CHIPS: msg`Row of buttons`,
  SECTIONS: msg`Sections`,
  LEAFLET: msg`OpenStreetMap`,
  YANDEX: msg`Yandex Maps`,
  YANDEX_V3: msg`Yandex Maps, version 3`,
  NAME_ONLY: msg`Names`,
  FULL_IMAGE: msg`Cards with pictures`,
  NAVIGATION_BAR: msg`In the navigation`,
  FLOATING_OVER_PRODUCT: msg`Over the menu`,
  DELIVERY: msg`Delivery`,
  PICK_UP: msg`Pick-up`,
  DINE_IN: msg`At the table`,
  PLAY_MOBILE: { id: 'sms.playMobile', message: 'Play Mobile' },
  ESKIZ: { id: 'sms.eskiz', message: 'Eskiz' },
};

/** Where guests read text in or on the main colour. */
export const PLACE_LABELS: Readonly<Record<GuardedPlace, MessageDescriptor>> = {
  BUTTON: msg`Text on buttons`,
  LIGHT: msg`Links on a light page`,
  DARK: msg`Links on a dark page`,
};

/** What the settings editor calls its fields and values. */
export const SETTING_LABELS: DraftLabels = {
  changes: msg`Changes of the settings`,
  everyBranch: msg`An owner publishes these changes.`,
  fields: { ...languageSwitches, ...SETTINGS, ...SCRIPTS, ...ORDER_RULES, ...BRAND },
  values: VALUES,
};

import * as v from 'valibot';

import { FALLBACK_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../kernel/language.ts';
import { OFFERED_SERVICE_TYPES, type OfferedServiceType } from '../order/schemas/service-type.schema.ts';
import { FlatSettings } from './flat-settings.schema.ts';

/** A way to reach the brand that its switch shows (SET-24). */
export type Contact = { type: string; value: string };

/** Parts of the storefront that a merchant switches on or off. */
export type Feature = keyof ReturnType<typeof featuresOf>;

/** Payment switches of the settings (ENT-11). */
export type PaymentSwitch = 'cash' | 'terminal' | 'payme' | 'click' | 'uzum' | 'card';

/** The cart's place (D20): a panel on the menu page of a wide screen, and a page or a sheet. */
export type CartPlace = { inMain: boolean; opensAs: 'PAGE' | 'SHEET' };

/** A forced language that the merchant has leaves no other to choose (BOOT-10, D2). */
function offeredLanguages(flat: FlatSettings): [Language, ...Language[]] {
  const offered = LANGUAGES.filter((language) => flat[`${language}Active`]);
  const { forcedLanguage: forced } = flat;
  if (forced && offered.includes(forced)) return [forced];
  const [first, ...others] = offered;
  if (first) return [first, ...others];
  return [isLanguage(flat.mainLanguage) ? flat.mainLanguage : FALLBACK_LANGUAGE];
}

function languagesOf(flat: FlatSettings) {
  const offered = offeredLanguages(flat);
  const wanted = [flat.mainLanguage, FALLBACK_LANGUAGE].filter(isLanguage);
  return {
    offered: offered as readonly Language[],
    /** Always one of `offered`. */
    main: wanted.find((language) => offered.includes(language)) ?? offered[0],
    forced: flat.forcedLanguage,
    statusLabels: flat.statusLabelsLang,
  };
}

function lookOf(flat: FlatSettings) {
  return {
    brand: flat.brand,
    title: flat.title,
    logo: flat.logo,
    favicon: flat.favicon,
    mainColor: flat.mainColor,
    mainColorType: flat.mainColorType,
    theme: flat.isDark ? ('DARK' as const) : ('LIGHT' as const),
    leftCopyWrite: flat.leftCopyWrite,
    rightCopyWrite: flat.rightCopyWrite,
  };
}

function layoutOf(flat: FlatSettings) {
  const cart: CartPlace = { inMain: flat.cartInMainActive, opensAs: flat.cartPageActive ? 'PAGE' : 'SHEET' };
  return {
    groupView: flat.groupView,
    categoryView: flat.categoryView,
    categoryImages: flat.isCategoryImageVisible,
    bottomNavigation: flat.isNavigationViewEnabled,
    historyPerTab: flat.multiTabNavigationEnabled,
    brandAtProfileTop: flat.isVisibleAtProfileTop,
    modificationViewType: flat.modificationViewType,
    basketPosition: flat.basketPosition,
    cart,
  };
}

function featuresOf(flat: FlatSettings) {
  return {
    banners: flat.bannersActive,
    branches: flat.branchesActive,
    stories: flat.storiesActive,
    vacancies: flat.vacanciesActive,
    privacy: flat.privacyActive,
    aboutMerchant: flat.aboutMerchantActive,
    notifications: flat.notificationsActive,
    termsOfUse: flat.termsOfUseActive,
    balance: flat.balanceActive,
    booking: flat.bookingActive,
    receiver: flat.receiverActive,
    chat: flat.chatActive,
    cashback: flat.cashbackActive,
    promo: flat.promoActive,
    favourite: flat.favouriteActive,
    cancelOrder: flat.cancelOrderActive,
    /** Whether guests are asked for a tip (B35). */
    tips: flat.tipsActive,
    /** Whether assistants may search the menu and prepare baskets (C7). */
    agents: flat.agentsActive,
    /** Whether an address outside every region is refused (SET-28). */
    deliveryArea: flat.shouldValidateDeliveryArea,
  };
}

function servicesOf(flat: FlatSettings): readonly OfferedServiceType[] {
  const switches = { DELIVERY: flat.deliveryActive, PICK_UP: flat.pickupActive, DINE_IN: flat.dineInActive };
  return OFFERED_SERVICE_TYPES.filter((service) => switches[service]);
}

function contactsOf(flat: FlatSettings): readonly Contact[] {
  const switched = (['phone', 'telegram', 'instagram', 'facebook'] as const).flatMap((type) => {
    const value = flat[type];
    return flat[`${type}Active`] && value !== null ? [{ type, value }] : [];
  });
  return [...switched, ...flat.contacts];
}

function analyticsOf(flat: FlatSettings) {
  const { amoCRM, yandexMetrics, metaPixel, googleTagManager } = flat;
  return {
    consentRequired: flat.consentRequired,
    amoCrm: amoCRM.active && amoCRM.id && amoCRM.hash ? { id: amoCRM.id, hash: amoCRM.hash } : null,
    yandexMetrics:
      yandexMetrics.enabled && yandexMetrics.id ? { id: yandexMetrics.id, keys: yandexMetrics.keys } : null,
    metaPixel: metaPixel.active && metaPixel.id ? { id: metaPixel.id, content: metaPixel.content } : null,
    tagManager: googleTagManager.active && googleTagManager.id ? { id: googleTagManager.id } : null,
  };
}

/** A merchant's settings grouped by the question they answer; screens never see the wire's fields. */
export function groupSettings(flat: FlatSettings) {
  const payments: readonly PaymentSwitch[] = (
    ['cash', 'terminal', 'payme', 'click', 'uzum', 'card'] as const
  ).filter((payment) => flat[payment]);
  return {
    merchantId: flat.merchantId,
    domain: flat.domain,
    look: lookOf(flat),
    layout: layoutOf(flat),
    mapType: flat.mapType,
    languages: languagesOf(flat),
    /** Service types that checkout may offer, in the order of the chooser (SET-01). */
    services: servicesOf(flat),
    features: featuresOf(flat),
    apps: { ios: flat.iosAppLink, android: flat.androidAppLink, telegramBot: flat.telegramBotLink },
    contacts: contactsOf(flat),
    payments,
    /** Scripts that may load: null is off, or on without a well-formed id (SET-26). */
    analytics: analyticsOf(flat),
    smsContent: flat.smsContent,
    smsOnWay: flat.smsOnWayActive,
  };
}

/** A merchant's settings as every screen reads them. */
export type MerchantSettings = ReturnType<typeof groupSettings>;

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The factory settings, which a failed load falls back to: Uzbek is their main language (SET-29, D2). */
export function defaultSettings(): MerchantSettings {
  return parseSettings({ mainLanguage: 'uz' });
}

/**
 * Settings from whatever the wire gave. A broken field takes its own default and the others stay; what is no
 * object at all is a failed load (I45).
 */
export function parseSettings(json: unknown): MerchantSettings {
  return isRecord(json) ? groupSettings(v.parse(FlatSettings, json)) : defaultSettings();
}

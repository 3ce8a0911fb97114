import type { Language } from '@dasturxon/core/kernel';
import type { MerchantPublic, MerchantSettings } from '@dasturxon/core/merchant';
import type { Shell } from '@dasturxon/core/paths';
import type { OfferedServiceType } from '@dasturxon/core/order';
import type { Messages } from '@lingui/core';

import type { SlimMenu } from '../catalog/slim-menu.ts';

export type { Shell };

/** The settings that a page carries: all but the text of the server's SMS. */
export type StorefrontSettings = Omit<MerchantSettings, 'smsContent' | 'smsOnWay'>;

/**
 * What the page's bytes were made from, sent beside them so that the browser hydrates exactly the same thing.
 * Nothing in it depends on the visitor: no time, branch, session or basket.
 */
export type Boot = {
  build: string;
  shell: Shell;
  path: string;
  language: Language;
  pageVariant: 1 | 2;
  merchant: MerchantPublic;
  settings: StorefrontSettings;
  /** The zone that times are shown in: the merchant's, wherever the guest is. */
  timeZone: string;
  /** Compiled messages of the menu page in `language`. */
  messages: Messages;
  /** Only on the menu page; other pages ask the API when they need it. */
  menu: SlimMenu | null;
  banners: readonly BannerCard[];
  stories: readonly StoryCard[];
  tilesUrl: string;
  /** Where the script of the merchant's regional map is; missing where the page draws Leaflet (SET-32). */
  mapsUrl?: string;
  /** The merchant's mini-app settings; null in a browser. */
  hostSettings: Readonly<Record<string, unknown>> | null;
  /** The city that is selected while the guest has selected none (GEO-01, GEO-02). */
  defaultCityId: string | null;
  /** How the food is had while the guest has chosen nothing (IMP-13). */
  defaultServiceType: OfferedServiceType | null;
};

/** A banner as the menu shows it. */
export type BannerCard = { id: string; image: string; title: string; href: string | null } & CardTerms;
/** A story as the menu's row shows it. */
export type StoryCard = { id: string; image: string; title: string } & CardTerms;
/** Until when a card is shown, and at which branches; missing: without an end, and at all. */
export type CardTerms = { endsAt?: string; branchIds?: readonly string[] };

/** Reads the inputs that the server wrote into the page. */
export function readBoot(document: Document): Boot {
  const element = document.querySelector('#boot');
  if (!element?.textContent) throw new Error('The page came without its boot data');
  // Our own server wrote it into this very page.
  return JSON.parse(element.textContent) as Boot;
}

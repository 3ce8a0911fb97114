import type { Branch } from '@dasturxon/core/branch';
import type { Overall } from '@dasturxon/core/catalog';
import type { Banner, Story } from '@dasturxon/core/content';
import type { City } from '@dasturxon/core/delivery-area';
import { type Language, localize } from '@dasturxon/core/kernel';
import type { MerchantPublic, MerchantSettings } from '@dasturxon/core/merchant';
import type { ServiceDefaults } from '@dasturxon/core/order';

import type { Shell } from '../store/read-boot.ts';

/** A brand's data for its pages. */
export type BrandPage = {
  merchant: MerchantPublic;
  settings: MerchantSettings;
  overall: Overall;
  banners: readonly Banner[];
  stories: readonly Story[];
  cities: readonly Pick<City, 'id' | 'name'>[];
  /** Those that guests may see. */
  branches: readonly Branch[];
  /** What a shell starts with (IMP-13). */
  serviceDefaults: ServiceDefaults;
  menuVersion: string;
  /** The merchant's own, as the IANA database names it. */
  timeZone: string;
  /** The merchant's mini-app settings; only in a mini-app's page. */
  hostSettings: Readonly<Record<string, unknown>> | null;
};

/** The built files of one shell. */
export type ShellAssets = {
  /** Address of the entry script. */
  script: string;
  /** Scripts that the entry asks for at once. */
  preload: readonly string[];
  /** The CSS of the menu page, to be inlined whole. */
  styles: string;
  /** Addresses of the files that it came in. */
  inlined: readonly string[];
  build: string;
  /** What the screen of a route needs, where that is known. */
  screenFiles?: (route: string, language: Language) => ScreenFiles;
};

/** The addresses of a screen's scripts and styles, without those that each page has. */
export type ScreenFiles = {
  scripts: readonly string[];
  styles: readonly string[];
};

/** Everything that decides a page's bytes. Nothing of the visitor is in it. */
export type PageInput = {
  brand: BrandPage;
  language: Language;
  pageVariant: 1 | 2;
  shell: Shell;
  path: string;
  /** Whether the page exists; a missing one is rendered as a 404 page (NAV-06). */
  isKnown: boolean;
  /** The category of the menu that `?id=` asks `/category` for. */
  categoryId: string | null;
  /** `https://host`, without a slash at the end. */
  origin: string;
  /** The shell's path prefix: `/tg`. */
  base: string;
  /** Origins that may frame the page; empty: none. */
  frameAncestors: readonly string[];
  assets: ShellAssets;
  /** Map tiles: `{z}/{x}/{y}` in it. */
  tilesUrl: string;
  /** Where the regional maps service serves its scripts. */
  mapsUrl: string;
  /** Missing on the pages of guests. */
  preview?: PagePreview;
};

/** What a page in the back office's preview has besides: its token, the time that it shows, and its colours. */
export type PagePreview = { token: string; at: string | null; scheme: 'light' | 'dark' | null };

/** A finished page. `style` and `script` are its only inline ones: the caller hashes them for its policy. */
export type Page = {
  html: string;
  style: string;
  script: string;
  language: Language;
  /** The products that a long menu's page leaves out, and the address that it asks for them at. */
  rest?: { address: string; json: string };
};

/** The brand's name in the language of the page. */
export function brandName({ brand, language }: PageInput): string {
  const { look, languages } = brand.settings;
  return look.brand || localize(brand.merchant.name, language, languages.main);
}

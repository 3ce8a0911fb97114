import { createHash } from 'node:crypto';
import { isShownTo } from '@dasturxon/core/content';
import { pickCity } from '@dasturxon/core/delivery-area';
import { ADDED_LANGUAGES, type Language, localize, type LocalizedText } from '@dasturxon/core/kernel';
import { regionalMap } from '@dasturxon/core/merchant';
import { pickServiceType } from '@dasturxon/core/order';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';

import { App } from '../app/app.tsx';
import { SiteNav } from '../app/site-nav.tsx';
import type { Boot } from '../store/read-boot.ts';
import { MenuViews } from '../menu/menu-views.tsx';
import { storefrontMenu } from '../catalog/storefront-menu.ts';
import { cutMenu, LONGEST_WHOLE_MENU, type MenuRest } from '../catalog/cut-menu.ts';
import { type SlimMenu, toSlimMenu } from '../catalog/slim-menu.ts';
import { toBannerCard, toStoryCard } from '../domains/content/top-cards.ts';
import { PLATFORM_OF } from '../domains/checkout/platform.ts';
import { bootAtom } from '../store/boot.ts';
import { brandName, type Page, type PageInput } from './page-input.ts';
import { toDocument } from './document.ts';
import { menuMessages, i18nOf } from './messages.ts';
import { escapeHtml } from './escape.ts';
import type { Deps } from '../hosts/deps.ts';

/** Where the rest of a long menu is asked for. */
export const REST_PATH = '/menu-rest/';

/** The menu page, drawn: the first screens of the menu are in the bytes, and the inputs that the browser hydrates. */
export function renderMenu(input: PageInput): Page {
  const { brand, language } = input;
  const built = storefrontMenu(brand.overall, language);
  const menu = toSlimMenu(built, language, {
    main: brand.settings.languages.main,
    version: brand.menuVersion,
    images: brand.settings.layout.categoryImages,
    logo: brand.settings.look.logo ?? brand.merchant.logo,
    timed: brand.overall.rules.length > 0,
    services: brand.settings.services,
  });
  const cut = cutMenu(menu);
  const rest = cut && toRest(cut.rest);
  const boot = bootOf(input, cut && rest ? { ...menu, products: cut.first, rest: rest.address } : menu);
  const i18n = i18nOf(language);
  const store = createStore();
  store.set(bootAtom, boot);
  const body = renderToString(
    <App
      i18n={i18n}
      store={store}
      deps={{ ...SERVER_DEPS, timeZone: boot.timeZone }}
      serverPath={boot.path}
      nav={<SiteNav />}
      views={<MenuViews />}
    />,
  );
  const title = brand.settings.look.title || brandName(input);
  const page = toDocument({ input, boot, title, body: body + plainMenu(menu) });
  return rest ? { ...page, rest } : page;
}

/** Named by its content, so that it may be kept for ever. */
function toRest(rows: MenuRest): NonNullable<Page['rest']> {
  const json = JSON.stringify(rows);
  const name = createHash('sha256').update(json).digest('hex').slice(0, 32);
  return { address: `${REST_PATH}${name}`, json };
}

/** What a page of this brand hydrates from. */
export function bootOf(input: PageInput, menu: Boot['menu']): Boot {
  const { brand, language, pageVariant, shell, path, assets, tilesUrl, mapsUrl } = input;
  const translate = (text: Parameters<typeof localize>[0]) =>
    localize(text, language, brand.settings.languages.main);
  const isForGuest = (one: Parameters<typeof isShownTo>[0]) => isShownTo(one, { language, shell });
  const { features, mapType } = brand.settings;
  const map = regionalMap({ mapType, key: brand.merchant.yandexMapKey, path, base: mapsUrl });
  return {
    build: assets.build,
    shell,
    path,
    language,
    pageVariant,
    merchant: { ...brand.merchant, name: textForPage(brand.merchant.name, language) },
    settings: settingsForPage(input),
    timeZone: brand.timeZone,
    messages: menuMessages(language),
    menu,
    banners: features.banners
      ? brand.banners.filter(isForGuest).map((banner) => toBannerCard(banner, translate))
      : [],
    stories: features.stories
      ? brand.stories.filter(isForGuest).map((story) => toStoryCard(story, translate))
      : [],
    tilesUrl,
    ...(map ? { mapsUrl } : {}),
    hostSettings: brand.hostSettings,
    defaultCityId: pickCity(brand.cities, null)?.id ?? null,
    defaultServiceType: pickServiceType(PLATFORM_OF[shell], brand.settings.services, brand.serviceDefaults),
  };
}

function settingsForPage({ brand, language }: PageInput): Boot['settings'] {
  const { smsContent: _text, smsOnWay: _switch, ...settings } = brand.settings;
  const { look } = settings;
  const leftCopyWrite = textForPage(look.leftCopyWrite, language);
  const rightCopyWrite = textForPage(look.rightCopyWrite, language);
  return { ...settings, look: { ...look, leftCopyWrite, rightCopyWrite } };
}

/**
 * A text for a page of one language: a merchant's added translations into others are not needed there, and add bytes.
 */
function textForPage(text: LocalizedText, language: Language): LocalizedText {
  const kept = { ...text };
  for (const added of ADDED_LANGUAGES) if (added !== language) delete kept[added];
  return kept;
}

/** For browsers without JavaScript: the categories of a menu that is too long for one page. */
function plainMenu({ products, categories }: SlimMenu): string {
  if (products.length <= LONGEST_WHOLE_MENU) return '';
  return `<noscript><ul>${categories.map(plainCategory).join('')}</ul></noscript>`;
}

const plainCategory = ({ id, name }: SlimMenu['categories'][number]) =>
  `<li><a href="/category?id=${escapeHtml(id)}">${escapeHtml(name)}</a></li>`;

const nowhere = (): never => {
  throw new Error('Nothing of a host is there while a page is drawn on the server');
};

/** The server draws pages and does nothing else: any use of the host while drawing is a mistake. */
const SERVER_DEPS: Omit<Deps, 'timeZone'> = {
  shell: 'web',
  storage: { read: () => null, write: nowhere, remove: nowhere, keys: () => [], watch: nowhere },
  now: nowhere,
  loadAuth: nowhere,
  knowsCustomers: false,
  haptic: nowhere,
  locate: nowhere,
  openLink: nowhere,
  share: nowhere,
  languageTag: () => null,
  loadFrame: nowhere,
};

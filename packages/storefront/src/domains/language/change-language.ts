import { storageKey, STORED } from '@dasturxon/core/auth';
import { type Banner, isShownTo, type Story } from '@dasturxon/core/content';
import {
  directionOf,
  type Language,
  LANGUAGE_TAGS,
  localize,
  type LocalizedText,
  LOCALES,
} from '@dasturxon/core/kernel';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '@dasturxon/core/paths';
import type { I18n } from '@lingui/core';
import { listBanners, listStories } from '@dasturxon/core/api';

import { needMessages } from '../../i18n/messages.ts';
import { bootAtom, merchantAtom, pageAtom } from '../../store/boot.ts';
import { storageAtom } from '../../store/storage.ts';
import { toBannerCard, toStoryCard } from '../content/top-cards.ts';
import { fetchMenu } from '../menu/fetch-menu.ts';
import { writeCookie } from '../../store/choose-theme.ts';
import type { Store } from '../../store/store.ts';
import { apiOf } from '../session/api.ts';

/** The service worker's page cache; the next page must be in the new language. */
const KEPT_PAGES = 'dasturxon-pages-1';

/** The last language requested on each page: messages that arrive late do not undo a later choice. */
const asked = new WeakMap<Store, Language>();

/**
 * Changes the language of this page and the next: messages, direction, menu, and the cookie by which the server
 * chooses (NAV-03). Page and basket stay. Rejects if the messages did not load, or another language was requested
 * meanwhile: then nothing has changed.
 */
export async function changeLanguage(store: Store, i18n: I18n, language: Language): Promise<void> {
  asked.set(store, language);
  await needMessages(i18n, language);
  if (asked.get(store) !== language) return;
  i18n.activate(LOCALES[language]);
  store.set(bootAtom, { ...store.get(pageAtom), language });
  dispatchEvent(new Event('languagechange'));
  document.documentElement.lang = LANGUAGE_TAGS[language];
  document.documentElement.dir = directionOf(language);
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_DAYS);
  store.get(storageAtom)?.write(storageKey(store.get(merchantAtom).id, STORED.language), language);
  void globalThis.caches?.delete(KEPT_PAGES).catch(() => false);
  await Promise.all([fetchMenu(store), retitleTop(store, language)]);
}

/**
 * Shows the stories and banners of another language above the menu than the page was served in: their titles, and those
 * for this language alone. Without the network they stay as they are.
 */
export async function retitleTop(store: Store, language: Language): Promise<void> {
  const { settings, shell } = store.get(pageAtom);
  const { features, languages } = settings;
  const api = apiOf(store);
  const [newBanners, newStories] = await Promise.all([
    features.banners ? api(listBanners) : null,
    features.stories ? api(listStories) : null,
  ]);
  const page = store.get(pageAtom);
  if (page.language !== language) return;
  const translate = (text: LocalizedText | null) => localize(text, language, languages.main);
  const isForGuest = (one: Banner | Story) => isShownTo(one, { language, shell });
  const [banners, stories] = [newBanners?.data, newStories?.data];
  store.set(bootAtom, {
    ...page,
    ...(banners && { banners: banners.filter(isForGuest).map((one) => toBannerCard(one, translate)) }),
    ...(stories && { stories: stories.filter(isForGuest).map((one) => toStoryCard(one, translate)) }),
  });
}

import { storageKey, STORED } from '@dasturxon/core/auth';
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

type Titled = { id: string; title: LocalizedText | null };

/**
 * Shows the titles of stories and banners above the menu in another language than the page was served in. Without the
 * network they stay as they are.
 */
export async function retitleTop(store: Store, language: Language): Promise<void> {
  const { banners, stories, settings } = store.get(pageAtom);
  const api = apiOf(store);
  const [newBanners, newStories] = await Promise.all([
    banners.length > 0 ? api(listBanners) : null,
    stories.length > 0 ? api(listStories) : null,
  ]);
  const page = store.get(pageAtom);
  if (page.language !== language) return;
  const titled = <Card extends { id: string; title: string }>(
    cards: readonly Card[],
    from: readonly Titled[],
  ) =>
    cards.map((card) => {
      const found = from.find(({ id }) => id === card.id);
      return found ? { ...card, title: localize(found.title, language, settings.languages.main) } : card;
    });
  store.set(bootAtom, {
    ...page,
    banners: titled(banners, newBanners?.data ?? []),
    stories: titled(stories, newStories?.data ?? []),
  });
}

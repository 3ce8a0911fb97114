import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { apiOf } from '../../domains/session/api.ts';
import { followFavourites, keepForLater, saveFavourite } from '../../domains/favourites/save-favourites.ts';
import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { needMessages } from '../../i18n/messages.ts';
import { pathHere } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import type { Store } from '../../store/store.ts';

type Storefront = { store: Store; i18n: I18n };

/** Saves a tapped favourite on the server, or leads a guest to sign-in and keeps the tap (MENU-09). */
export async function saveTappedFavourite({ store, i18n }: Storefront, productId: string): Promise<void> {
  apiOf(store);
  if (store.get(sessionAtom) === null) {
    keepForLater(store, productId);
    await needMessages(i18n, store.get(languageAtom));
    store.set(notifyAtom, { text: i18n._(msg`Sign in to add the dish to your favourites.`) });
    return askToSignIn(store, pathHere() + location.search, { replace: false });
  }
  try {
    await followFavourites(store);
    await saveFavourite(store, productId);
  } catch (error) {
    await notifyOfFailure({ store, i18n }, error);
  }
}

/** Loads the customer's favourites and confirms a guest's completed tap. */
export async function showFavourites({ store, i18n }: Storefront): Promise<void> {
  try {
    const completed = await followFavourites(store);
    if (completed === null) return;
    await needMessages(i18n, store.get(languageAtom));
    store.set(notifyAtom, { text: i18n._(msg`Added to your favourites`), tone: 'success' });
  } catch {
    // The buttons stay off; the favourites page shows the reason (ERR-08).
  }
}

async function notifyOfFailure({ store, i18n }: Storefront, error: unknown): Promise<void> {
  const language = store.get(languageAtom);
  await needMessages(i18n, language);
  store.set(notifyAtom, { text: failureText(i18n, language, error), tone: 'error' });
}

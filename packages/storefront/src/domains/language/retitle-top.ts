import { listBanners, listStories } from '@dasturxon/core/api';
import { type Language, localize, type LocalizedText } from '@dasturxon/core/kernel';

import { bootAtom, pageAtom } from '../../store/boot.ts';
import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';

type Titled = { id: string; title: LocalizedText | null };

/**
 * Says the titles of stories and banners above the menu in a language that the page was not served in. Without the
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

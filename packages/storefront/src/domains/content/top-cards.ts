import type { Banner, Story } from '@dasturxon/core/content';
import type { LocalizedText } from '@dasturxon/core/kernel';

import type { BannerCard, CardTerms, StoryCard } from '../../store/read-boot.ts';

type Translate = (text: LocalizedText | null) => string;

const termsOf = ({ endsAt, branchIds }: Pick<Banner, 'endsAt' | 'branchIds'>): CardTerms => ({
  ...(endsAt !== null && { endsAt }),
  ...(branchIds.length > 0 && { branchIds }),
});

/** A banner as the menu shows it. */
export function toBannerCard(banner: Banner, translate: Translate): BannerCard {
  const { id, image, productId, categoryId, url } = banner;
  const category = categoryId ? `/category?id=${categoryId}` : null;
  const inside = productId ? `/product/${productId}` : category;
  return { id, image, title: translate(banner.title), href: inside ?? url, ...termsOf(banner) };
}

/** A story as the menu's row shows it. */
export const toStoryCard = (story: Story, translate: Translate): StoryCard => ({
  id: story.id,
  image: story.image,
  title: translate(story.title),
  ...termsOf(story),
});

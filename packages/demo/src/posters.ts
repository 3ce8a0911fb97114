import { Banner, Story } from '@dasturxon/core/content';
import type { LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type { Art } from './pictures/picture.ts';
import type { Tint } from './pictures/tints.ts';

export type BannerFacts = {
  key: string;
  title: LocalizedText;
  tint: Tint;
  show: string;
  productId?: string;
  categoryId?: string;
  url?: string;
};

/** Banners in the order in which they slide. */
export function banners(brand: string, facts: readonly BannerFacts[], art: Art): Banner[] {
  return facts.map(({ key, tint, show, ...rest }, i) =>
    v.parse(Banner, {
      ...rest,
      id: `${brand}-banner-${key}`,
      image: art({ kind: 'wide', tint, show }),
      priority: i + 1,
    }),
  );
}

export type SlideFacts = { text: LocalizedText; tint: Tint; show: string; productId?: string; url?: string };
export type StoryFacts = { key: string; title: LocalizedText; cover: string; slides: readonly SlideFacts[] };

/** Stories with their slides; a story's round picture takes the tint of its first slide. */
export function stories(brand: string, facts: readonly StoryFacts[], art: Art): Story[] {
  return facts.map(({ key, title, cover, slides }, i) => {
    const id = `${brand}-story-${key}`;
    return v.parse(Story, {
      id,
      title,
      image: art({ kind: 'chip', tint: slides[0]!.tint, show: cover }),
      priority: i + 1,
      slides: slides.map(({ tint, show, ...slide }, n) => ({
        ...slide,
        id: `${id}-${n + 1}`,
        image: art({ kind: 'tall', tint, show }),
        duration: 6,
      })),
    });
  });
}

import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, listOf, orElse, orNull } from '../kernel/wire.ts';
import { shownWhen } from './shown-when.schema.ts';

/** One screen of a story. */
export const StorySlide = v.object({
  id: Id,
  image: v.string(),
  /** Played instead of the picture, which stays in sight until it plays (BO-340). */
  video: orNull(v.string()),
  text: orNull(LocalizedText),
  url: orNull(v.string()),
  productId: orNull(Id),
  /** Seconds on the screen. */
  duration: orElse(v.pipe(v.number(), v.minValue(1)), 5),
});
export type StorySlide = v.InferOutput<typeof StorySlide>;

/** A round picture over the menu that opens into slides. */
export const Story = v.object({
  id: Id,
  title: orNull(LocalizedText),
  image: v.string(),
  priority: orElse(v.number(), 0),
  isActive: flag(true),
  ...shownWhen,
  slides: listOf(StorySlide),
});
export type Story = v.InferOutput<typeof Story>;

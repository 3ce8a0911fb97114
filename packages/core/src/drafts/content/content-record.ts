import * as v from 'valibot';

import type { StorySlide } from '../../content/story.schema.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { LocalizedText, localize } from '../../kernel/localized-text.ts';
import type { FieldProblem, FieldValue } from '../field-rule.ts';
import { type RecordFields, textsIn } from '../record-fields.ts';
import { SlideRow } from './content-fields.ts';

/** Slides of a story as a draft keeps them. */
export const slideRows = (slides: readonly StorySlide[]): SlideRow[] =>
  slides.map(({ text, id, image, video, url, productId, duration }) => {
    const texts = LANGUAGES.map((language) => [language, text?.[language] ?? '']);
    // The names of all languages, each with a text.
    return { id, image, video, url, productId, duration, ...Object.fromEntries(texts) } as SlideRow;
  });

/** The slides that rows of a draft are. */
export const slidesOf = (value: FieldValue | undefined): StorySlide[] =>
  (v.is(v.array(SlideRow), value) ? value : []).map((row) => {
    const { id, image, video, url, productId, duration, ...texts } = row;
    const isEmpty = Object.values(texts).every((text) => text === '');
    return {
      id,
      image,
      video,
      url,
      productId,
      duration,
      text: isEmpty ? null : v.parse(LocalizedText, texts),
    };
  });

/** Shown to everyone, at every hour of every day. */
export const SHOWN_TO_ALL = {
  languages: [],
  shells: [],
  branchIds: [],
  days: [],
  from: '00:00',
  until: '24:00',
};

/** The fields of content that is not there yet, or no more, whose blank is not an empty text or null. */
export const BLANK_CONTENT = {
  banner: { exists: false, isActive: true, priority: 0, image: '', ...SHOWN_TO_ALL },
  story: { exists: false, isActive: true, priority: 0, image: '', slides: [], ...SHOWN_TO_ALL },
  vacancy: { exists: false, isActive: true, priority: 0 },
  message: { exists: false },
} satisfies Record<string, RecordFields>;

/** The text that guests read first of each kind. */
const TITLES: Readonly<Record<string, string>> = { vacancy: 'position', message: 'title' };

/** Whether it ends before it begins, so that no guest ever sees it. */
function isOver({ startsAt, endsAt }: RecordFields): boolean {
  const both = typeof startsAt === 'string' && typeof endsAt === 'string';
  return both && Date.parse(endsAt) <= Date.parse(startsAt);
}

type Problem = { field: string; problem: FieldProblem };

/** What keeps content as a whole from being published: guests see a picture or read a title. */
export function contentProblems(entity: string, fields: RecordFields): Problem[] {
  if (fields['exists'] !== true) return [];
  const title = TITLES[entity];
  if (title !== undefined)
    return localize(textsIn(fields, title), 'ru') === '' ? [{ field: title, problem: 'nameMissing' }] : [];
  const hasSlides = entity !== 'story' || slidesOf(fields['slides']).length > 0;
  return [
    ...(fields['image'] === '' ? [{ field: 'image', problem: 'picture' as const }] : []),
    ...(isOver(fields) ? [{ field: 'endsAt', problem: 'period' as const }] : []),
    ...(hasSlides ? [] : [{ field: 'slides', problem: 'slides' as const }]),
  ];
}

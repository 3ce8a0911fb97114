import * as v from 'valibot';

import { ClockTime } from '../../catalog/times/menu-rule.schema.ts';
import { CONTENT_SHELLS } from '../../content/shown-when.schema.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import { Id, Instant } from '../../kernel/wire.ts';
import { HttpsLink, PhoneText, PicturePath, TextLine } from '../../merchant/setting-values.ts';
import { flag, listRule, LONGEST, type Rules, rule, texts } from '../field-rule.ts';

/** The longest page of a text with its tags, in characters of one language. */
const LONGEST_PAGE = 60_000;
/** Branches that one is limited to. */
const MOST_BRANCHES = 500;
/** Slides of a story. */
const MOST_SLIDES = 20;
/** Seconds that a slide is shown. */
const LONGEST_SLIDE = 60;

const Line = v.nullable(TextLine);
const Place = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65_535));
const Link = v.nullable(HttpsLink);
const SlideText = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST.name));

/** A slide as a draft keeps it: its text is one member per language. */
export const SlideRow = v.strictObject({
  id: Id,
  image: PicturePath,
  /** Drafts from before videos have none. */
  video: v.fallback(v.nullable(PicturePath), null),
  url: Link,
  productId: v.nullable(Id),
  duration: v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_SLIDE)),
  ...v.entriesFromList(LANGUAGES, SlideText),
});
export type SlideRow = v.InferOutput<typeof SlideRow>;

/** Empty before a picture is chosen. */
const picture = { image: rule('picture', v.union([v.literal(''), PicturePath])) };
/** Whether a record is there: a new one begins without it, and a removed one ends without it. */
const made = { exists: flag, isActive: flag, priority: rule('number', Place) };

const Moment = v.nullable(Instant);
/** When and to whom a picture over the menu is shown. */
const shown = {
  languages: listRule('invalid', v.pipe(v.array(v.picklist(LANGUAGES)), v.maxLength(LANGUAGES.length))),
  shells: listRule(
    'invalid',
    v.pipe(v.array(v.picklist(CONTENT_SHELLS)), v.maxLength(CONTENT_SHELLS.length)),
  ),
  branchIds: listRule('invalid', v.pipe(v.array(Id), v.maxLength(MOST_BRANCHES))),
  startsAt: rule('day', Moment),
  endsAt: rule('day', Moment),
  days: listRule('invalid', v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(WEEKDAYS.length))),
  from: rule('time', ClockTime),
  until: rule('time', ClockTime),
};

/** The fields of what a brand shows beside its menu that a draft may change, with what each holds. */
export const CONTENT_FIELDS = {
  banner: {
    ...made,
    ...texts('title', LONGEST.name),
    ...picture,
    url: rule('link', Link),
    productId: rule('invalid', v.nullable(Id)),
    categoryId: rule('invalid', v.nullable(Id)),
    ...shown,
  },
  story: {
    ...made,
    ...texts('title', LONGEST.name),
    ...picture,
    ...shown,
    slides: listRule('slides', v.pipe(v.array(SlideRow), v.maxLength(MOST_SLIDES))),
  },
  vacancy: {
    ...made,
    ...texts('position', LONGEST.name),
    ...texts('requirements', LONGEST.description),
    responsiblePerson: rule('tooLong', Line),
    phone: rule('phone', v.nullable(PhoneText)),
    monthlySalary: rule('tooLong', Line),
  },
  /** A message of the brand to all of its customers. */
  message: {
    exists: flag,
    ...texts('title', LONGEST.name),
    ...texts('text', LONGEST.description),
    image: rule('picture', v.nullable(PicturePath)),
  },
  policy: { ...texts('text', LONGEST_PAGE), inForceFrom: rule('day', Moment) },
  page: texts('text', LONGEST_PAGE),
} satisfies Record<string, Rules>;

/** Kinds of content whose `text` has tags; the server cleans it before a draft keeps it (T53). */
export const TAGGED_KINDS: readonly string[] = ['policy', 'page'];

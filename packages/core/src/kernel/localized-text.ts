import * as v from 'valibot';

import { ADDED_LANGUAGES, type ContentLanguage, type Language } from './language.ts';

type Texts = Record<ContentLanguage, string> & Partial<Record<(typeof ADDED_LANGUAGES)[number], string>>;

const added = v.fallback(v.nullish(v.string()), undefined);

/**
 * A merchant's text in three languages, and in the four others where the merchant has added it (ENT-01). `en` is read
 * as an alias of `eng` (D2).
 */
export const LocalizedText = v.pipe(
  v.object({
    ru: v.fallback(v.nullish(v.string(), ''), ''),
    uz: v.fallback(v.nullish(v.string(), ''), ''),
    eng: v.fallback(v.nullish(v.string()), undefined),
    en: v.fallback(v.nullish(v.string()), undefined),
    ar: added,
    kz: added,
    tr: added,
    zh: added,
  }),
  v.transform(({ ru, uz, eng, en, ...more }) => {
    const text: Texts = { ru: ru ?? '', uz: uz ?? '', eng: eng ?? en ?? '' };
    for (const language of ADDED_LANGUAGES) if (more[language]) text[language] = more[language];
    return text;
  }),
);
export type LocalizedText = v.InferOutput<typeof LocalizedText>;

/** A localised text with the given translations; the rest is empty. */
export function localizedText(texts: Partial<Record<ContentLanguage, string>>): LocalizedText {
  return { ru: texts.ru ?? '', uz: texts.uz ?? '', eng: texts.eng ?? '' };
}

const CHAIN: readonly ContentLanguage[] = ['ru', 'uz', 'eng'];

/**
 * The text to show: current language, the merchant's main one, ru, uz, eng, first that is not empty (D2). Empty only
 * when every language is.
 */
export function localize(
  text: Partial<Record<Language, string>> | null | undefined,
  language: Language,
  main?: Language,
): string {
  if (!text) return '';
  const wanted = [language, main, ...CHAIN];
  const found = wanted.find((code) => code && text[code]?.trim());
  return found ? (text[found] ?? '') : '';
}

type AnyTexts = Partial<Record<Language, string>>;

type Named = { name: AnyTexts; description?: AnyTexts | null | undefined };

/** Texts that a thing should have in a language: its name, and its description where it has one in any language. */
function wantedTexts({ name, description }: Named): AnyTexts[] {
  // A description that is empty in every language is a choice.
  const isDescribed = description && Object.values(description).some((text) => text.trim());
  return isDescribed ? [name, description] : [name];
}

const isMissing = (text: AnyTexts, language: Language): boolean => !text[language]?.trim();

/** Offered languages in which a thing lacks its name, or its description where it has one in any language. */
export function untranslated(named: Named, offered: readonly Language[]): Language[] {
  const wanted = wantedTexts(named);
  return offered.filter((language) => wanted.some((text) => isMissing(text, language)));
}

/** How many of the texts that things should have are there in a language. */
export type TextFill = { filled: number; all: number };

/** How much of things is translated into a language. */
export function textFill(things: readonly Named[], language: Language): TextFill {
  const wanted = things.flatMap(wantedTexts);
  return { filled: wanted.filter((text) => !isMissing(text, language)).length, all: wanted.length };
}

/** A language with fewer texts than this share is offered with a warning. */
const ENOUGH_TEXTS = 0.9;

/** Whether a language has too few texts to be offered without a warning. */
export const isThinlyTranslated = ({ filled, all }: TextFill): boolean =>
  all > 0 && filled / all < ENOUGH_TEXTS;

/** The share of texts that are there, in whole percent. It is 100 only where none is missing. */
export const filledPercent = ({ filled, all }: TextFill): number =>
  all === 0 ? 100 : Math.floor((100 * filled) / all);

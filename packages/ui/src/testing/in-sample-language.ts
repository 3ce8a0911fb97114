import { cloneElement, isValidElement } from 'react';

import { ADDED_SAMPLE_PHRASES } from './sample-phrases-added.ts';
import { MORE_SAMPLE_PHRASES } from './sample-phrases-more.ts';
import { SAMPLE_PHRASES } from './sample-phrases.ts';
import type { SampleLanguage } from './sample-language.ts';

const COLUMN = { uz: 0, en: 1, ru: 2, ar: 3 } as const;
const ADDED_COLUMN = { kk: 0, tr: 1, zh: 2 } as const;
const CURRENCY: Record<SampleLanguage, string> = {
  uz: 'soʻm',
  en: 'UZS',
  ru: 'сум',
  ar: 'سوم',
  kk: 'сом',
  tr: 'som',
  zh: '苏姆',
};

const PHRASES = new Map([...SAMPLE_PHRASES, ...MORE_SAMPLE_PHRASES].map((row) => [row[0], row]));

/** A story's args in another language: translates every known Uzbek phrase, at any depth, in elements too. */
export function inSampleLanguage<Args>(args: Args, language: SampleLanguage): Args {
  // Same shape with other texts: Args in, Args out.
  return language === 'uz' ? args : (translate(args, language) as Args);
}

function translate(value: unknown, language: SampleLanguage): unknown {
  if (typeof value === 'string') return phrase(value, language);
  if (Array.isArray(value)) return value.map((each) => translate(each, language));
  if (isValidElement<Record<string, unknown>>(value))
    return cloneElement(value, translateEach(value.props, language));
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? translateEach(value, language) : value;
}

function translateEach(props: object, language: SampleLanguage): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([key, each]) => [key, translate(each, language)]));
}

function phrase(text: string, language: SampleLanguage): string {
  if (language === 'kk' || language === 'tr' || language === 'zh') {
    const labels = ADDED_SAMPLE_PHRASES[text]?.[ADDED_COLUMN[language]];
    if (labels) return labels;
  }
  const column = language in COLUMN ? COLUMN[language as keyof typeof COLUMN] : COLUMN.en;
  return PHRASES.get(text)?.[column] ?? text.replace('soʻm', CURRENCY[language]);
}

import type { LegalFacts } from '../legal.ts';
import type { TextTranslations } from '../added-languages.ts';
import * as ar from './arabic.ts';
import * as zh from './chinese.ts';
import * as kz from './kazakh.ts';
import * as tr from './turkish.ts';

/** A brand's terms and privacy in the four added languages. */
export function legalTranslations(facts: LegalFacts): TextTranslations {
  return {
    '<h2>General</h2>': [ar.terms(facts), kz.terms(facts), tr.terms(facts), zh.terms(facts)],
    '<h2>What we keep</h2>': [ar.privacy(facts), kz.privacy(facts), tr.privacy(facts), zh.privacy(facts)],
  };
}

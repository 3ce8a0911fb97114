import type { PolicyType } from '../../content/policy.schema.ts';
import type { Language } from '../../kernel/language.ts';
import { STARTER_AR } from './starter-ar.ts';
import { STARTER_ENG } from './starter-eng.ts';
import { STARTER_KZ } from './starter-kz.ts';
import { STARTER_RU } from './starter-ru.ts';
import { STARTER_TR } from './starter-tr.ts';
import { STARTER_UZ } from './starter-uz.ts';
import { STARTER_ZH } from './starter-zh.ts';

/** A text by lines: `# ` begins a heading, `- ` an entry of a list, `! ` a note in italics; any other line is a paragraph. */
export type StarterLines = Readonly<Record<PolicyType, readonly string[]>>;

const LINES: Readonly<Record<Language, StarterLines>> = {
  uz: STARTER_UZ,
  ru: STARTER_RU,
  eng: STARTER_ENG,
  ar: STARTER_AR,
  kz: STARTER_KZ,
  tr: STARTER_TR,
  zh: STARTER_ZH,
};

function toHtml(line: string): string {
  const rest = line.slice(2);
  if (line.startsWith('# ')) return `<h2>${rest}</h2>`;
  if (line.startsWith('- ')) return `<li>${rest}</li>`;
  return line.startsWith('! ') ? `<p><i>${rest}</i></p>` : `<p>${line}</p>`;
}

/** What a new brand owes its guests, as HTML with the placeholders of `fillFacts`. A draft that a lawyer should read. */
export const starterText = (type: PolicyType, language: Language): string =>
  LINES[language][type]
    .map(toHtml)
    .join('')
    .replace(/(?:<li>.*?<\/li>)+/g, (entries) => `<ul>${entries}</ul>`);

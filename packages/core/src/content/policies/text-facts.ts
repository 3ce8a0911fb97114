import { LANGUAGES } from '../../kernel/language.ts';
import { localize, type LocalizedText } from '../../kernel/localized-text.ts';

/** Facts of a brand that its texts name by placeholders; null where it has none. */
export type TextFacts = { brand: LocalizedText; address: string | null; phone: string | null };

/** The placeholders of a brand's texts. */
export const TEXT_PLACEHOLDERS = ['brand', 'address', 'phone'] as const;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

/** A paragraph or entry without another one in it. */
const BLOCK = /<(p|li)>(?:(?!<\/?(?:p|li)[ >]).)*?<\/\1>/gs;

function fillIn(html: string, values: Readonly<Record<(typeof TEXT_PLACEHOLDERS)[number], string>>): string {
  const missing = TEXT_PLACEHOLDERS.filter((name) => values[name] === '');
  const whole = html.replace(BLOCK, (block) =>
    missing.some((name) => block.includes(`{${name}}`)) ? '' : block,
  );
  return whole.replace(/\{(brand|address|phone)\}/g, (_, name: keyof typeof values) => escaped(values[name]));
}

/**
 * A brand's text with its placeholders filled in, in every language. A paragraph or entry of a list that names a fact which the brand
 * does not have is left out.
 */
export function fillFacts(text: LocalizedText, facts: TextFacts): LocalizedText {
  const filled = { ...text };
  for (const language of LANGUAGES) {
    const html = text[language];
    if (!html) continue;
    const address = facts.address?.trim() ?? '';
    const phone = facts.phone?.trim() ?? '';
    filled[language] = fillIn(html, { brand: localize(facts.brand, language), address, phone });
  }
  return filled;
}

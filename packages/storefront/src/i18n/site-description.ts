import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a brand is, in a sentence for search engines and messengers: its name, what it serves, and that one can order. */
export function siteDescription(i18n: I18n, { name, sections }: { name: string; sections: string }): string {
  if (!sections) return i18n._(msg`${name}. Menu with prices and online ordering.`);
  return i18n._(msg`${name}: ${sections}. Menu with prices and online ordering.`);
}

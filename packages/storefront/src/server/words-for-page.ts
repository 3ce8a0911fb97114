import { ADDED_LANGUAGES, type Language, type LocalizedText } from '@dasturxon/core/kernel';

/** A text for a page of one language: words that a merchant has added in others are not read there, and weigh. */
export function wordsForPage(text: LocalizedText, language: Language): LocalizedText {
  const kept = { ...text };
  for (const added of ADDED_LANGUAGES) if (added !== language) delete kept[added];
  return kept;
}

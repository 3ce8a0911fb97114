const SAMPLE_LANGUAGES = ['uz', 'ru', 'en', 'ar', 'kk', 'tr', 'zh'] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** Whether a toolbar value is one of the languages of the stories. */
export function isSampleLanguage(value: unknown): value is SampleLanguage {
  return SAMPLE_LANGUAGES.some((language) => language === value);
}

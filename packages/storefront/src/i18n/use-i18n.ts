import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';

/**
 * The page's words for an effect, the same for as long as the page lives. `useLingui` gives another object whenever
 * words were loaded, so that an effect which names it runs once more with each screen that is opened.
 */
export function useI18n(): I18n {
  const { i18n } = useLingui();
  const [first] = useState(i18n);
  return first;
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';

/**
 * The page's messages for an effect, stable for the page's lifetime. `useLingui` returns a new object whenever
 * messages load, so that an effect that depends on it would run again with each opened screen.
 */
export function useI18n(): I18n {
  const { i18n } = useLingui();
  const [first] = useState(i18n);
  return first;
}

import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { orderWords, type OrderWords } from './order-words.ts';
import { pageAtom } from '../../store/boot.ts';

/** What orders say about numbers and names, in the language of the page. */
export function useOrderWords(): OrderWords {
  const { i18n } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  return useMemo(
    () => orderWords(i18n, language, settings.languages.main),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the locale is named so that the words are made anew with it
    [i18n, i18n.locale, language, settings],
  );
}

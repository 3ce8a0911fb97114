import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { useDeps } from '../../hosts/deps.ts';
import { promoWords } from './promo-words.ts';
import { languageAtom } from '../../store/language.ts';

/** The words of promo codes in the language of the page. `basket`: the sum of its products, null where none is meant. */
export function usePromoWords(basket: number | null): ReturnType<typeof promoWords> {
  const { i18n } = useLingui();
  const { now, timeZone } = useDeps();
  const language = useAtomValue(languageAtom);
  return promoWords({ i18n, language, now, timeZone, basket });
}

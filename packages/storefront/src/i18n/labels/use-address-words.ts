import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { addressWords } from './address-words.ts';
import { languageAtom } from '../../store/language.ts';

/** What is said of an address, in the language of the page. */
export function useAddressWords() {
  const { i18n } = useLingui();
  return addressWords(i18n, useAtomValue(languageAtom));
}

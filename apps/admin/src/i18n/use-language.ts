import type { Language } from '@dasturxon/core/kernel';
import { createContext, useContext } from 'react';

export type LanguageChoice = { language: Language; choose: (language: Language) => void };

/** The language of the back office and the way to change it. */
export const LanguageContext = createContext<LanguageChoice>({ language: 'uz', choose: () => undefined });

export const useLanguage = (): LanguageChoice => useContext(LanguageContext);

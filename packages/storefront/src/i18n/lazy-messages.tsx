import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import { lazyModule } from '../lazy/lazy-module.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { languageAtom } from '../store/language.ts';

const catalog = lazyModule(() => import('./load-lazy-catalog.ts'));

const loadMessages = async (i18n: I18n, language: Language) =>
  (await catalog.load()).loadLazyCatalog(i18n, language);

/**
 * A component that few guests see, for `Suspense`: it loads when it is first drawn, and its messages with it. Its file is in the
 * `lazy` catalogue of lingui.config.ts.
 */
export function lazyWithMessages<Module, Props extends object>(
  bring: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const inLanguage = new Map<Language, ComponentType<Props>>();
  const componentIn = (i18n: I18n, language: Language) => {
    const known = inLanguage.get(language);
    if (known) return known;
    const loaded: ComponentType<Props> = lazyComponent(bring, pick, () => loadMessages(i18n, language));
    inLanguage.set(language, loaded);
    return loaded;
  };
  return function WithMessages(props: Props) {
    const { i18n } = useLingui();
    const Component = componentIn(i18n, useAtomValue(languageAtom));
    return <Component {...props} />;
  };
}

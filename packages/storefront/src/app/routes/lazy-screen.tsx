import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { lazyModule } from '../../lazy/lazy-module.ts';
import { languageAtom } from '../../store/language.ts';
import type { Screen, ScreenProps } from './routes.ts';

type State = { Screen: Screen | null; failed: unknown };
type InLanguage = { i18n: I18n; language: Language };

/** Loaded screens, by name, and the languages whose messages are loaded. */
const loaded = new Map<string, Screen>();
const languageReady = new Set<Language>();

const screenTable = lazyModule(() => import('./screens.ts'));

const readyScreen = (name: string, language: Language) =>
  (languageReady.has(language) && loaded.get(name)) || null;

/** Loads a screen and its messages, also as a prefetch on touch or hover. */
export async function loadScreen(name: string, { i18n, language }: InLanguage): Promise<Screen> {
  const here = readyScreen(name, language);
  if (here) return here;
  const screens = await screenTable.load();
  const [found] = await Promise.all([
    loaded.get(name) ?? screens.loadScreen(name),
    screens.needMessages(i18n, language),
  ]);
  // The first to come stays: two of them would be two kinds of element, and lose what was typed.
  const kept = loaded.get(name) ?? found;
  loaded.set(name, kept);
  languageReady.add(language);
  return kept;
}

type LazyScreenProps = ScreenProps & {
  name: string;
  /** The screen to show where this one cannot come without a network. */
  away?: string;
  /** Shows a sign of waiting until the screen is here, for one that fills the page. */
  waits?: boolean;
};

/**
 * A screen that comes with its own chunk. One that is there is drawn with the tap that asks for it; a failed one throws to the error
 * boundary, which reloads the page once (BOOT-14).
 */
export function LazyScreen({ name, away, waits = false, ...props }: LazyScreenProps) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [state, setState] = useState<State>(() => ({
    Screen: readyScreen(name, language),
    failed: null,
  }));

  useEffect(() => {
    let gone = false;
    const bring = (one: string) => loadScreen(one, { i18n, language });
    const instead = (failed: unknown) => (away && !navigator.onLine ? bring(away) : Promise.reject(failed));
    bring(name)
      .catch(instead)
      .then(
        (found) => !gone && setState((was) => (was.Screen === found ? was : { Screen: found, failed: null })),
        (failed: unknown) => !gone && setState({ Screen: null, failed }),
      );
    return () => {
      gone = true;
    };
  }, [name, away, i18n, language]);

  if (state.failed) throw state.failed;
  if (!state.Screen) return waits ? <div className="screen-wait" aria-busy="true" /> : null;
  return <state.Screen {...props} />;
}

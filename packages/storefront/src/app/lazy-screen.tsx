import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { languageAtom } from '../state/language.ts';
import type { Screen, ScreenProps } from './routes.ts';

type State = { Screen: Screen | null; failed: unknown };
type Speaking = { i18n: I18n; language: Language };

const loaded = new Map<string, Screen>();

/** Brings a screen and its words, also before it is asked for, on a finger's or a pointer's intent. */
export async function loadScreen(name: string, { i18n, language }: Speaking): Promise<Screen> {
  const screens = await import('./screens.ts');
  const [found] = await Promise.all([
    loaded.get(name) ?? screens.loadScreen(name),
    screens.needMessages(i18n, language),
  ]);
  loaded.set(name, found);
  return found;
}

type LazyScreenProps = ScreenProps & { name: string };

/**
 * A screen that comes with its own chunk. A chunk that is there shows at once; a failed one throws to the error
 * boundary, which reloads the page once (BOOT-14).
 */
export function LazyScreen({ name, params }: LazyScreenProps) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [state, setState] = useState<State>({ Screen: null, failed: null });

  useEffect(() => {
    let gone = false;
    loadScreen(name, { i18n, language }).then(
      (found) => !gone && setState({ Screen: found, failed: null }),
      (failed: unknown) => !gone && setState({ Screen: null, failed }),
    );
    return () => {
      gone = true;
    };
  }, [name, i18n, language]);

  if (state.failed) throw state.failed;
  if (!state.Screen) return null;
  return <state.Screen params={params} />;
}

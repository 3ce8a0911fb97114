import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { needMessages } from '../i18n/messages.ts';
import { languageAtom } from '../state/language.ts';
import type { Screen, ScreenProps } from './routes.ts';

type State = { Screen: Screen | null; failed: unknown };

const loaded = new Map<string, Screen>();

/** Brings a screen's chunk before it is asked for, on a finger's or a pointer's intent. */
export async function preloadScreen(name: string): Promise<void> {
  if (loaded.has(name)) return;
  const { loadScreen } = await import('./screens.ts');
  loaded.set(name, await loadScreen(name));
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
    Promise.all([preloadScreen(name), needMessages(i18n, language)]).then(
      () => !gone && setState({ Screen: loaded.get(name) ?? null, failed: null }),
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

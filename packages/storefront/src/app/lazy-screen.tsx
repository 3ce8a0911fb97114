import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { needMessages } from '../i18n/messages.ts';
import { languageAtom } from '../state/language.ts';
import type { Loadable, Screen, ScreenProps, ScreenRoute } from './routes.ts';

type State = { Screen: Screen | null; failed: unknown };

const loaded = new WeakMap<Loadable, Screen>();

/** Brings a screen's chunk before it is asked for, on a finger's or a pointer's intent. */
export async function preloadScreen(route: ScreenRoute | undefined): Promise<void> {
  if (!route || route.kind === 'menu' || loaded.has(route)) return;
  loaded.set(route, await route.load());
}

type LazyScreenProps = ScreenProps & { route: Loadable };

/**
 * A screen that comes with its own chunk. A chunk that is there shows at once; a failed one throws to the error
 * boundary, which reloads the page once (BOOT-14).
 */
export function LazyScreen({ route, params }: LazyScreenProps) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [state, setState] = useState<State>({ Screen: null, failed: null });

  useEffect(() => {
    let gone = false;
    Promise.all([preloadScreen(route), needMessages(i18n, language)]).then(
      () => !gone && setState({ Screen: loaded.get(route) ?? null, failed: null }),
      (failed: unknown) => !gone && setState({ Screen: null, failed }),
    );
    return () => {
      gone = true;
    };
  }, [route, i18n, language]);

  if (state.failed) throw state.failed;
  if (!state.Screen) return null;
  return <state.Screen params={params} />;
}

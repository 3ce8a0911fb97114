import { localize } from '@dasturxon/core/kernel';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { pageAtom } from '../state/boot.ts';

/** The menu's own title, also for whoever comes to it from a page that was opened first. */
export function useMenuTitle(shown: { kind: string }): void {
  const isShown = shown.kind === 'menu';
  const { merchant, settings, language } = useAtomValue(pageAtom);
  const { title, brand } = settings.look;
  const name = title || brand || localize(merchant.name, language, settings.languages.main);
  useEffect(() => {
    if (isShown) document.title = name;
  }, [isShown, name]);
}

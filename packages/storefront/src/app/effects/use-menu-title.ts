import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { brandNameAtom, settingsAtom } from '../../store/boot.ts';

/** The menu's own title, also for whoever comes to it from a page that was opened first. */
export function useMenuTitle(shown: { kind: string }): void {
  const isShown = shown.kind === 'menu';
  const { title } = useAtomValue(settingsAtom).look;
  const brand = useAtomValue(brandNameAtom);
  const name = title || brand;
  useEffect(() => {
    if (isShown) document.title = name;
  }, [isShown, name]);
}

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { brandNameAtom, settingsAtom } from '../../store/boot.ts';

/** Sets the menu's title, also after navigation from another page. */
export function useMenuTitle(shown: { kind: string }): void {
  const isShown = shown.kind === 'menu';
  const { title } = useAtomValue(settingsAtom).look;
  const brand = useAtomValue(brandNameAtom);
  const name = title || brand;
  useEffect(() => {
    if (isShown) document.title = name;
  }, [isShown, name]);
}

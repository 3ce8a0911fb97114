import { SWITCHED_PAGES, type SwitchedPage } from '@dasturxon/core/merchant';
import { useAtomValue } from 'jotai';

import type { Screen, ScreenProps } from '../app/routes/routes.ts';
import { settingsAtom } from '../store/boot.ts';
import { MissingPage } from './not-found/missing-page.tsx';

/** The screen of a page that the merchant can switch off: then its path leads nowhere (SET-02…15). */
export function whenOn(page: SwitchedPage, Inner: Screen): Screen {
  return function SwitchedScreen(props: ScreenProps) {
    const { features } = useAtomValue(settingsAtom);
    return features[SWITCHED_PAGES[page]] ? <Inner {...props} /> : <MissingPage />;
  };
}

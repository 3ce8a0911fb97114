import type { MerchantSettings } from '@dasturxon/core/merchant';
import { useAtomValue } from 'jotai';

import type { Screen, ScreenProps } from '../app/routes.ts';
import { settingsAtom } from '../state/boot.ts';
import { MissingPage } from './not-found/missing-page.tsx';

/** A screen of a feature that the merchant can switch off: then its path leads nowhere (SET-02…15). */
export function whenOn(feature: keyof MerchantSettings['features'], Inner: Screen): Screen {
  return function SwitchedScreen(props: ScreenProps) {
    const { features } = useAtomValue(settingsAtom);
    return features[feature] ? <Inner {...props} /> : <MissingPage />;
  };
}

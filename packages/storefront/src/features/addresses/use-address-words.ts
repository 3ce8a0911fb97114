import { useLingui } from '@lingui/react/macro';
import { type Address, parseAddressDetails } from '@dasturxon/core/address';
import { useAtomValue } from 'jotai';

import { joinPlace, placeLine } from '../../i18n/place-line.ts';
import { languageAtom } from '../../state/language.ts';

/** How a saved address reads: what the guest called it, else its street; and under it where the door is. */
export function useAddressWords() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  return {
    name: (address: Address) => address.name?.trim() || placeLine(address, language),
    description: (address: Address) => {
      const { office, entrance, floor } = parseAddressDetails(address.details);
      const parts = [
        address.name?.trim() ? placeLine(address, language) : '',
        office && t`apt. ${office}`,
        entrance && t`entrance ${entrance}`,
        floor && t`floor ${floor}`,
      ];
      return joinPlace(parts, language);
    },
  };
}

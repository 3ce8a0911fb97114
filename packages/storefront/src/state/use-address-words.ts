import { useLingui } from '@lingui/react/macro';
import { type Address, parseAddressDetails } from '@dasturxon/core/address';
import { useAtomValue } from 'jotai';

import { joinPlace, placeLine } from '../i18n/place-line.ts';
import { languageAtom } from './language.ts';

type Place = Pick<Address, 'name' | 'streetName' | 'houseNumber' | 'details'>;

/** How an address reads: what the guest called it, else its street; and under it where the door is. */
export function useAddressWords() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const line = (address: Place) => placeLine(address, language);
  const door = ({ details }: Place): (string | null)[] => {
    const { entrance, floor, office, domophone } = parseAddressDetails(details);
    return [
      entrance && t`entrance ${entrance}`,
      floor && t`floor ${floor}`,
      office && t`flat ${office}`,
      domophone && t`intercom ${domophone}`,
    ];
  };
  return {
    name: (address: Place) => address.name?.trim() || line(address),
    description: (address: Place) =>
      joinPlace([address.name?.trim() ? line(address) : null, ...door(address)], language),
    /** All that a courier needs to stand before the door. */
    whole: (address: Place) => joinPlace([line(address), ...door(address)], language),
  };
}

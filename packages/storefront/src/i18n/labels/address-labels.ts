import { type Address, readAddressDetails } from '@dasturxon/core/address';
import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { joinNames, placeLine } from './place-line.ts';
import { languageAtom } from '../../store/language.ts';

type Place = Pick<Address, 'name' | 'streetName' | 'houseNumber' | 'details'>;

/** How an address reads in one language: what the guest called it, else its street; and under it where the door is. */
export function addressLabels(i18n: I18n, language: Language) {
  const line = (address: Place) => placeLine(address, language);
  const door = (address: Place): (string | null)[] => {
    const { entrance, floor, office, domophone, comment } = readAddressDetails(address);
    return [
      entrance && i18n._(msg`entrance ${entrance}`),
      floor && i18n._(msg`floor ${floor}`),
      office && i18n._(msg`flat ${office}`),
      domophone && i18n._(msg`intercom ${domophone}`),
      comment,
    ];
  };
  return {
    name: (address: Place) => address.name?.trim() || line(address),
    description: (address: Place) =>
      joinNames([address.name?.trim() ? line(address) : null, ...door(address)], language),
    /** All door details for the courier. */
    whole: (address: Place) => joinNames([line(address), ...door(address)], language),
  };
}

/** The text of an address, in the language of the page. */
export function useAddressLabels() {
  const { i18n } = useLingui();
  return addressLabels(i18n, useAtomValue(languageAtom));
}

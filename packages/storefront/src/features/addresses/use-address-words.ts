import { useLingui } from '@lingui/react/macro';
import { type Address, addressLine, parseAddressDetails } from '@dasturxon/core/address';

/** How a saved address reads: what the guest called it, else its street; and under it where the door is. */
export function useAddressWords() {
  const { t } = useLingui();
  return {
    name: (address: Address) => address.name?.trim() || addressLine(address),
    description: (address: Address) => {
      const { office, entrance, floor } = parseAddressDetails(address.details);
      const parts = [
        address.name?.trim() ? addressLine(address) : '',
        office && t`apt. ${office}`,
        entrance && t`entrance ${entrance}`,
        floor && t`floor ${floor}`,
      ];
      return parts.filter(Boolean).join(', ');
    },
  };
}

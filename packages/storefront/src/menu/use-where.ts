import type { MenuHeaderPlace } from '@dasturxon/ui/menu-header';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { brandNameAtom, settingsAtom } from '../store/boot.ts';
import { type DraftAddress, orderDraftAtom, serviceTypeAtom } from '../domains/checkout/order-draft.ts';
import { hoursTextAtom } from '../domains/branches/closed-text.ts';
import { chosenBranchNameAtom, pickupPathAtom } from '../domains/branches/chosen-branch.ts';
import { tableNameAtom } from '../domains/tables/table-place.ts';

/**
 * The chip in the header: service and place, the opening time of a closed restaurant, and where a tap leads. For a
 * brand without any service (SET-01), its name.
 */
export function useWhere(): Omit<MenuHeaderPlace, 'onWhere'> & { href: string } {
  const { t } = useLingui();
  const serviceType = useAtomValue(serviceTypeAtom);
  const { address } = useAtomValue(orderDraftAtom);
  const branch = useAtomValue(chosenBranchNameAtom);
  const table = useAtomValue(tableNameAtom);
  const pickupPath = useAtomValue(pickupPathAtom);
  const name = useAtomValue(brandNameAtom);
  const { services } = useAtomValue(settingsAtom);
  const hours = useAtomValue(hoursTextAtom);

  if (services.length === 0) return { how: t`Ordering is closed`, where: name, href: '/contact' };
  if (serviceType === 'PICK_UP')
    return { how: t`Pick-up`, hours, where: branch ?? t`Choose a branch`, href: pickupPath };
  if (serviceType === 'DINE_IN')
    return { how: t`Dine in`, hours, where: table ?? branch ?? t`Choose a branch`, href: '/extr3' };
  return {
    how: t`Delivery`,
    hours,
    where: address?.streetName || t`Where to?`,
    house: houseOf(address),
    href: '/choose-address',
  };
}

const houseOf = (address: DraftAddress | null | undefined): string | null =>
  address?.streetName ? address.houseNumber || null : null;

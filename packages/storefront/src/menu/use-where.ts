import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { orderDraftAtom, serviceTypeAtom } from '../state/order-draft.ts';
import { chosenBranchNameAtom } from '../state/chosen-branch.ts';
import { pickupPathAtom } from '../state/pickup-path.ts';
import { tableNameAtom } from '../state/table-place.ts';

/** What the chip in the header says: how and where the food will be had, and where a tap leads. */
export function useWhere(): { how: string; where: string; house?: string | null; href: string } {
  const { t } = useLingui();
  const serviceType = useAtomValue(serviceTypeAtom);
  const { address } = useAtomValue(orderDraftAtom);
  const branch = useAtomValue(chosenBranchNameAtom);
  const table = useAtomValue(tableNameAtom);
  const pickupPath = useAtomValue(pickupPathAtom);

  if (serviceType === 'PICK_UP')
    return { how: t`Pick-up`, where: branch ?? t`Choose a branch`, href: pickupPath };
  if (serviceType === 'DINE_IN')
    return { how: t`Dine in`, where: table ?? branch ?? t`Choose a branch`, href: '/extr3' };
  const { streetName, houseNumber } = address ?? {};
  const house = streetName && houseNumber ? `, ${houseNumber}` : null;
  return { how: t`Delivery`, where: streetName || t`Where to?`, house, href: '/choose-address' };
}

import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { brandNameAtom, settingsAtom } from '../store/boot.ts';
import { type DraftAddress, orderDraftAtom, serviceTypeAtom } from '../domains/checkout/order-draft.ts';
import { closedTextAtom, promiseTextAtom } from '../domains/branches/closed-text.ts';
import { chosenBranchNameAtom, pickupPathAtom } from '../domains/branches/chosen-branch.ts';
import { tableNameAtom } from '../domains/tables/table-place.ts';

/**
 * The chip in the header: service and place, the opening time of a closed restaurant, and where a tap leads. For a
 * brand without any service (SET-01), its name.
 */
export function useWhere(): { how: string; where: string; house?: string | null; href: string } {
  const { t } = useLingui();
  const serviceType = useAtomValue(serviceTypeAtom);
  const { address } = useAtomValue(orderDraftAtom);
  const branch = useAtomValue(chosenBranchNameAtom);
  const table = useAtomValue(tableNameAtom);
  const pickupPath = useAtomValue(pickupPathAtom);
  const name = useAtomValue(brandNameAtom);
  const { services } = useAtomValue(settingsAtom);

  const promise = useAtomValue(promiseTextAtom);
  const hours = useAtomValue(closedTextAtom) ?? promise;
  // They come first: on a narrow phone the end of the line is cut.
  const withHours = (how: string) => (hours ? `${hours} · ${how}` : how);

  if (services.length === 0) return { how: t`Ordering is closed`, where: name, href: '/contact' };
  if (serviceType === 'PICK_UP')
    return { how: withHours(t`Pick-up`), where: branch ?? t`Choose a branch`, href: pickupPath };
  if (serviceType === 'DINE_IN')
    return { how: withHours(t`Dine in`), where: table ?? branch ?? t`Choose a branch`, href: '/extr3' };
  return {
    how: withHours(t`Delivery`),
    where: address?.streetName || t`Where to?`,
    house: houseOf(address),
    href: '/choose-address',
  };
}

const houseOf = (address: DraftAddress | null | undefined): string | null =>
  address?.streetName ? address.houseNumber || null : null;

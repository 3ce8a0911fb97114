import { formatTime, leftToRight } from '@dasturxon/core/format';
import { minutesRange } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../../domains/session/api.ts';
import { useDeps } from '../../../hosts/deps.ts';
import { basketOpeningQuery } from '../../../domains/checkout/slots.ts';
import { cartLinesAtom } from '../../../domains/cart/cart.ts';
import { menuBranchIdAtom } from '../../../domains/branches/nearest-branch.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import styles from './checkout.module.css';

/** As wide as a time. */
const UNKNOWN = '00:00';

/**
 * When the basket would be ready, or a delivery would arrive, if it were ordered now (IMP-05, B52); its room while that is
 * not known.
 */
export function ReadyAbout() {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const serviceType = useAtomValue(serviceTypeAtom);
  const expectedAt = useExpectedAt();
  const range = expectedAt && minutesRange(expectedAt, now());
  const minutes = leftToRight(range ? `${range.from}–\u2060${range.to}` : '');
  const readyTime = expectedAt ? leftToRight(formatTime(expectedAt, timeZone)) : UNKNOWN;
  return (
    <span className={expectedAt ? undefined : styles.room}>
      {serviceType === 'DELIVERY'
        ? t`Arrives around ${readyTime} · ${minutes} min`
        : t`Ready around ${readyTime} · ${minutes} min`}
    </span>
  );
}

/** The moment of the server, which knows the kitchen. */
function useExpectedAt(): Date | null {
  const productIds = [...new Set(useAtomValue(cartLinesAtom).map((line) => line.productId))];
  const { address } = useAtomValue(orderDraftAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const asked = { branchId: useAtomValue(menuBranchIdAtom), serviceType, productIds, point: address ?? null };
  const { data } = useQuery(basketOpeningQuery(useApi(), asked));
  return data?.expectedAt ? new Date(data.expectedAt) : null;
}

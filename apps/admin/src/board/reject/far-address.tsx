import { Notice } from '@dasturxon/admin-ui/notice';
import { isTooFar } from '@dasturxon/core/order';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import type { CallAddress } from '../../phone-order/call.ts';

const addressOf = ({ address, point }: BoardOrder): CallAddress | null =>
  point && {
    latitude: point.lat,
    longitude: point.lon,
    streetName: address,
    houseNumber: null,
    details: null,
    comment: null,
  };

/** The way to the zone check of phone orders, with the order's address; nothing for roles that take none. */
export function ZoneLink({ order, session }: { order: BoardOrder; session: StaffSession }) {
  const { t } = useLingui();
  const address = addressOf(order);
  if (address === null || !session.permissions.includes('orders.place')) return null;
  return (
    <p>
      <Link href="/phone" state={{ address }}>
        {t`Check the zone of this address`}
      </Link>
    </p>
  );
}

/** That the address of an order was too far, which the look-up of its guest shows too (BO-173). */
export function FarAddress({ order, session }: { order: BoardOrder; session: StaffSession }) {
  const { t } = useLingui();
  if (!isTooFar(order)) return null;
  return (
    <>
      <Notice>{t`The address is marked as too far among the guest’s addresses.`}</Notice>
      <ZoneLink order={order} session={session} />
    </>
  );
}

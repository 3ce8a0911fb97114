import type { OrderError } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';

import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';

/** What to do about each thing that keeps the order from being sent. */
export function useProblemText(): (domainError: OrderError) => string {
  const { t } = useLingui();
  const format = useOrderFormats();
  const plain: Record<Exclude<OrderError['code'], 'order.belowMinimum'>, string> = {
    'order.empty': t`The basket is empty`,
    'serviceType.unavailable': t`Choose an order type`,
    'delivery.addressMissing': t`Choose an address`,
    'delivery.outOfZone': t`Out of Service zone`,
    'branch.none': t`Choose a branch`,
    'branch.holiday': t`Today is a holiday`,
    'branch.closed': t`The branch is closed now: choose a time`,
    'order.timeMissing': t`Choose a day and a time`,
    'payment.unavailable': t`Choose how to pay`,
    'order.changeTooSmall': t`This is less than the total`,
    'phone.invalid': t`Enter the full number, for example +998 90 123 45 67`,
    'request.invalid': t`Enter a name of 2 to 50 letters`,
  };
  return (domainError) =>
    domainError.code === 'order.belowMinimum'
      ? t`${format.money(domainError.missing)} more for delivery`
      : plain[domainError.code];
}

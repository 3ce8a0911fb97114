import type { OrderDetails } from '@dasturxon/core/api';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../domains/session/api.ts';
import { paymentMethodsQuery } from '../../domains/payment/payment-methods.ts';
import { useSavedCards } from '../../domains/payment/saved-cards.ts';
import { usePaymentPlatform } from '../../domains/checkout/platform.ts';

/** Whether there is a way to pay an order beside its own; without one "another way" leads nowhere. */
export function useHasOtherWay({ paymentType }: Pick<OrderDetails, 'paymentType'>): boolean {
  const cards = useSavedCards();
  const { data } = useQuery(paymentMethodsQuery(useApi(), usePaymentPlatform()));
  // Until that is known it stands there, so that nothing moves in the usual case.
  return data?.some(({ type }) => type !== paymentType || (type === 'PAYME' && cards.length > 0)) ?? true;
}

import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { orderingClosed } from '../../i18n/labels/ordering-closed.ts';
import { settingsAtom } from '../../store/boot.ts';
import { usePaymentPlatform } from './platform.ts';
import { useApi } from '../session/api.ts';
import { paymentMethodsQuery } from '../payment/payment-methods.ts';

/**
 * Why ordering is closed: no service type (SET-01), or no payment method (D22, SET-25). Null while ordering is open,
 * or the payment methods are unknown.
 */
export function useOrderingClosed(): string | null {
  const { i18n } = useLingui();
  const { services } = useAtomValue(settingsAtom);
  const methods = useQuery(paymentMethodsQuery(useApi(), usePaymentPlatform())).data;
  if (services.length === 0) return orderingClosed(i18n, 'service');
  return methods?.length === 0 ? orderingClosed(i18n, 'payment') : null;
}

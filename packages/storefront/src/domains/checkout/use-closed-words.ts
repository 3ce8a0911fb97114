import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { closedText } from '../../i18n/labels/closed-words.ts';
import { settingsAtom } from '../../store/boot.ts';
import { usePaymentPlatform } from './platform.ts';
import { useApi } from '../session/api.ts';
import { paymentMethodsQuery } from '../payment/payment-methods.ts';

/**
 * Says why nobody can order here now: there is no way to have it (SET-01), or none to pay for it (D22, SET-25). Null
 * while ordering is open, or the ways to pay are not known.
 */
export function useClosedWords(): string | null {
  const { i18n } = useLingui();
  const { services } = useAtomValue(settingsAtom);
  const methods = useQuery(paymentMethodsQuery(useApi(), usePaymentPlatform())).data;
  if (services.length === 0) return closedText(i18n, 'service');
  return methods?.length === 0 ? closedText(i18n, 'payment') : null;
}

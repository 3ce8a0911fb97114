import { paymentPlatform, type PaymentPlatform } from '@dasturxon/core/payment';
import type { OriginPlatform } from '@dasturxon/core/order';
import { useAtomValue } from 'jotai';
import type { Shell } from '@dasturxon/core/paths';

import { useDeps } from '../../hosts/deps.ts';
import { orderDraftAtom, serviceTypeAtom } from './order-draft.ts';

/** The shell's name in calls. */
export const PLATFORM_OF = { web: 'WEB', tg: 'TG', click: 'CLICK' } as const satisfies Record<
  Shell,
  OriginPlatform
>;

/** Where a payment is made: the shell, or the table whose code was read (D71). */
export function usePaymentPlatform(): PaymentPlatform {
  const { shell } = useDeps();
  const { tableId } = useAtomValue(orderDraftAtom);
  const isAtTable = useAtomValue(serviceTypeAtom) === 'DINE_IN' && Boolean(tableId);
  return paymentPlatform(PLATFORM_OF[shell], isAtTable);
}

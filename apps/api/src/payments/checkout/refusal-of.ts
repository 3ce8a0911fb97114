import type { ApiError, ErrorCode } from '@dasturxon/core/api';
import type { NotPayable } from '@dasturxon/core/payment';

import { refusal } from '../../http/refusal.ts';

const CODES: Record<NotPayable['code'], ErrorCode> = {
  'payment.orderClosed': 'payment.closed',
  'payment.alreadyPaid': 'payment.alreadyPaid',
  'payment.otherMethod': 'payment.unavailable',
  'payment.inProgress': 'payment.inProgress',
  'payment.wrongAmount': 'payment.unavailable',
};

/** What a guest is told when an order cannot be paid. */
export function refusalOf(code: NotPayable['code']): ApiError {
  return refusal(CODES[code]);
}

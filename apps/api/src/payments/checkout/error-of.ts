import type { ApiError, ErrorCode } from '@dasturxon/core/api';
import type { NotPayable } from '@dasturxon/core/payment';

import { apiError } from '../../http/api-error.ts';

const CODES: Record<NotPayable['code'], ErrorCode> = {
  'payment.orderClosed': 'payment.closed',
  'payment.alreadyPaid': 'payment.alreadyPaid',
  'payment.otherMethod': 'payment.unavailable',
  'payment.inProgress': 'payment.inProgress',
  'payment.wrongAmount': 'payment.unavailable',
};

/** The guest's error for an order that cannot be paid. */
export function errorOf(code: NotPayable['code']): ApiError {
  return apiError(CODES[code]);
}

/**
 * Every error and failure the API can answer with, and its HTTP status. The list is closed: a code without
 * a message in the server's catalogue does not compile (ADR 0002).
 */
export const errorCodes = {
  'request.invalid': 400,
  'request.unknownField': 400,
  'request.tooLarge': 413,
  'request.unsupportedMedia': 415,
  'request.rateLimited': 429,
  'request.proofRequired': 429,
  'idempotency.keyMissing': 400,
  'idempotency.bodyDiffers': 422,
  in_progress: 409,

  tenant_unknown: 421,
  tenant_mismatch: 400,
  'merchant.idNotDefined': 400,
  'merchant.idUndefined': 400,
  'merchant.notFound': 404,
  'merchant.inactive': 403,
  'merchant.deleted': 410,

  'session.missing': 401,
  'session.expired': 401,
  'session.notFresh': 403,
  'session.factorMissing': 403,
  'session.locked': 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,

  'code.wrong': 400,
  'code.expired': 400,
  'code.tooManyAttempts': 429,
  'code.tooSoon': 429,
  'staff.changed': 409,
  'staff.lastAdmin': 409,
  'invite.invalid': 404,
  'invite.alreadyStaff': 409,
  'factor.wrong': 400,
  'factor.expired': 400,
  'factor.last': 409,
  'device.unknown': 401,
  'device.codeWrong': 400,
  'pin.wrong': 400,
  'pin.weak': 422,
  'sms.failed': 502,
  'phone.invalid': 400,
  'phone.taken': 409,
  'phone.countryUnsupported': 422,
  'messenger.notFound': 400,
  'messenger.initDataInvalid': 401,
  'messenger.initDataExpired': 401,
  'messenger.contactInvalid': 400,
  'click.sessionInvalid': 401,

  price_changed: 409,
  'quote.expired': 409,
  'quote.altered': 409,
  'quote.used': 409,
  illegal_transition: 409,
  'order.notFound': 404,
  'review.notFound': 404,
  'order.changed': 409,
  'order.delayedEnough': 409,
  'order.callFirst': 409,
  'customer.blocked': 403,
  'kitchen.ticketGone': 409,
  'courier.found': 409,
  'courier.changed': 409,
  'courier.cashDiffers': 409,
  'shift.changed': 409,
  'shift.notSettled': 409,
  'shift.leftTooMuch': 422,
  'order.notEditable': 409,
  'order.editClosed': 409,
  'order.lineCooked': 409,
  'order.notCovered': 409,
  'order.editPending': 409,
  'order.branchFixed': 409,
  'order.branchUnfit': 409,
  'order.empty': 400,
  'order.belowMinimum': 422,
  'order.notCancellable': 409,
  'order.notGradable': 409,
  'order.timeMissing': 400,
  'order.tooManyOpen': 409,
  'order.changeTooSmall': 422,
  'order.tableMissing': 400,
  'order.phoneMissing': 403,
  'table.notFound': 404,
  'serviceType.unavailable': 422,
  'slot.unavailable': 409,
  'slot.past': 422,
  'slot.tooSoon': 422,
  'slot.tooFar': 422,
  'slot.outsideHours': 422,

  'branch.notFound': 404,
  'branch.none': 404,
  'branch.closed': 422,
  'branch.holiday': 422,
  'delivery.addressMissing': 400,
  'delivery.outOfZone': 422,
  'delivery.unavailable': 422,

  'product.notFound': 404,
  'product.unavailable': 422,
  'product.notEnough': 409,
  'product.tooFew': 422,
  'product.tooMany': 422,
  'category.notFound': 404,
  'modifierGroup.notFound': 404,
  'connection.incomplete': 422,
  'draft.conflict': 409,
  'draft.changed': 409,
  'draft.empty': 409,
  'draft.incomplete': 422,
  'draft.timePast': 422,
  'menuFile.unreadable': 422,
  'menuFile.wrong': 422,
  'menuVersion.notFound': 404,
  'modifier.notFound': 404,
  'modifier.unavailable': 422,
  'modifier.tooFew': 422,
  'modifier.tooMany': 422,
  'modifier.dependency': 422,

  'promo.notFound': 404,
  'promo.inactive': 422,
  'promo.notStarted': 422,
  'promo.expired': 422,
  'promo.belowMinimum': 422,
  'promo.usedUp': 409,
  'promo.unmet': 422,
  'promo.notCombined': 422,
  'cashback.insufficient': 422,

  'payment.unavailable': 422,
  'payment.failed': 502,
  'payment.alreadyPaid': 409,
  'payment.inProgress': 409,
  'payment.closed': 409,
  'payment.notPaid': 409,
  'payment.refundTooLarge': 422,
  'card.notFound': 404,
  'card.declined': 422,

  'address.notFound': 404,
  'reservation.notFound': 404,
  'reservation.taken': 409,
  'upload.invalid': 422,

  'geocoder.failed': 502,
  'gateway.failed': 502,
  'server.failed': 500,
  'server.unavailable': 503,
} as const;

/** A code that the API may answer with. */
export type ErrorCode = keyof typeof errorCodes;

/** Failures before or after the server's answer; the storefront has its own messages for these. */
export const CLIENT_FAILURES = [
  'network.failed',
  'network.timeout',
  'call.cancelled',
  'answer.invalid',
] as const;
/** A failure on the near side of the wire. */
export type ClientFailure = (typeof CLIENT_FAILURES)[number];

/** Whether a string is one of the server's codes. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'session.expired',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'request.tooLarge',
  415: 'request.unsupportedMedia',
  421: 'tenant_unknown',
  429: 'request.rateLimited',
  503: 'server.unavailable',
};

/** The code to assume for an error answer that carries none of ours (a proxy, another backend). */
export function errorCodeForStatus(status: number): ErrorCode {
  return CODE_BY_STATUS[status] ?? (status >= 500 ? 'server.failed' : 'request.invalid');
}

import { expect, test } from 'vitest';

import { errorCodeForStatus, errorCodes, isErrorCode, looksLikeErrorCode } from './error-codes.ts';

test('every code has an HTTP status that is an error (HTTP-08)', () => {
  for (const status of Object.values(errorCodes)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThanOrEqual(599);
  }
});

test.each([
  ['D60', 'tenant_unknown', 421],
  ['D61', 'tenant_mismatch', 400],
  ['D63', 'price_changed', 409],
  ['D63', 'illegal_transition', 409],
  ['D63', 'in_progress', 409],
  ['D46', 'idempotency.keyMissing', 400],
  ['D46', 'idempotency.bodyDiffers', 422],
  ['D54', 'session.missing', 401],
] as const)('%s %s is answered with %i', (_, code, status) => {
  expect(errorCodes[code]).toBe(status);
});

test.each([
  ['VAL-06 ERR-18', 'code.wrong'],
  ['VAL-06 ERR-18', 'code.expired'],
  ['VAL-07 ERR-28', 'merchant.idNotDefined'],
  ['VAL-07 ERR-28', 'merchant.idUndefined'],
  ['ERR-05', 'geocoder.failed'],
  ['ERR-09 ERR-10', 'delivery.outOfZone'],
  ['ERR-11', 'product.unavailable'],
  ['ERR-12', 'product.notFound'],
  ['ERR-13', 'product.notEnough'],
  ['ERR-14', 'messenger.notFound'],
  ['ERR-15', 'branch.notFound'],
  ['ERR-16', 'branch.none'],
  ['ERR-17', 'branch.holiday'],
  ['ERR-19', 'promo.inactive'],
  ['ERR-20', 'promo.notStarted'],
  ['ERR-21', 'promo.expired'],
  ['ERR-22', 'promo.belowMinimum'],
])('%s has the code %s', (_, code) => {
  expect(isErrorCode(code)).toBe(true);
});

test('what is no code of ours is none', () => {
  expect(['toString', '__proto__', '', 7, null].some(isErrorCode)).toBe(false);
});

test('HTTP-08 clients read every code, also one that a newer server has gained', () => {
  const codes = [...Object.keys(errorCodes), 'drone.tooHeavy'];
  expect(codes.filter((code) => !looksLikeErrorCode(code))).toEqual([]);
});

test.each(['', 'ECONNREFUSED', 'Bad Gateway', 'a.b.c', '42', 'constructor()', 'order.', '.empty'])(
  'HTTP-08 clients read “%s” as no code of ours',
  (code) => {
    expect(looksLikeErrorCode(code)).toBe(false);
  },
);

test.each([
  [400, 'request.invalid'],
  [404, 'notFound'],
  [413, 'request.tooLarge'],
  [429, 'request.rateLimited'],
  [500, 'server.failed'],
  [503, 'server.unavailable'],
  [599, 'server.failed'],
])('HTTP-08 a bare %i is read as %s', (status, code) => {
  expect(errorCodeForStatus(status)).toBe(code);
});

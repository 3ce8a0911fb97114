import type { ErrorCode } from '@dasturxon/core/api';

import type { Log } from '../../kernel/log.ts';

/** An event of the security stream. */
export type SecurityEvent =
  | 'tenant.refused'
  | 'access.refused'
  | 'code.wrong'
  | 'factor.wrong'
  | 'pin.wrong'
  | 'device.refused'
  | 'session.locked'
  | 'init-data.forged'
  | 'callback.forged'
  | 'quote.altered'
  | 'invite.refused'
  | 'limit.reached'
  | 'data.exported'
  | 'staff.write';

/** Errors that an attack leads to as well as a mistake; everything else is no security event. */
const OF_ERROR: Partial<Record<ErrorCode, SecurityEvent>> = {
  tenant_unknown: 'tenant.refused',
  tenant_mismatch: 'tenant.refused',
  forbidden: 'access.refused',
  'session.notFresh': 'access.refused',
  'session.factorMissing': 'access.refused',
  'session.locked': 'session.locked',
  'code.wrong': 'code.wrong',
  'code.tooManyAttempts': 'code.wrong',
  'factor.wrong': 'factor.wrong',
  'pin.wrong': 'pin.wrong',
  'device.unknown': 'device.refused',
  'device.codeWrong': 'device.refused',
  'messenger.initDataInvalid': 'init-data.forged',
  'messenger.contactInvalid': 'init-data.forged',
  'click.sessionInvalid': 'init-data.forged',
  'quote.altered': 'quote.altered',
  'invite.invalid': 'invite.refused',
  'request.rateLimited': 'limit.reached',
  'request.proofRequired': 'limit.reached',
};

/** The event that an answered error is, if it is one. */
export const securityEventOf = (code: ErrorCode | undefined): SecurityEvent | null =>
  (code && OF_ERROR[code]) ?? null;

/**
 * Writes to the security stream: lines with `stream: "security"`, which a collector keeps apart from the rest and longer.
 * A refused event is a warning; an export of own data and a write by staff are information.
 */
export function logSecurity(log: Log, event: SecurityEvent, about: Readonly<Record<string, unknown>>): void {
  const line = { stream: 'security', event, ...about };
  if (event === 'staff.write' || event === 'data.exported') log.info(line, 'security event');
  else log.warn(line, 'security event');
}

import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { IdParam, TypedCode, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

const Pin = v.pipe(v.string(), v.regex(/^\d{4,6}$/));

export const listDevices = request({ summary: 'Shared tablets at the branches of the caller' });
export const addDevice = request({
  summary: 'Make a code that enrols a shared tablet',
  body: v.strictObject({ name: v.pipe(typedText(50), v.minLength(1)), branchId: Id }),
});
export const revokeDevice = request({ summary: 'Revoke a shared tablet', params: IdParam });
export const enrolDevice = request({
  summary: 'Enrol this browser as a shared tablet',
  body: v.strictObject({ code: TypedCode }),
});
export const readDevice = request({ summary: 'The shared tablet that this browser is, and its people' });
export const deviceEvents = request({ summary: 'Orders that wait at the branch of a shared tablet' });
export const enterByPin = request({
  summary: 'Sign in on a shared tablet by a PIN',
  body: v.strictObject({ userId: Id, pin: Pin }),
});
export const lockSession = request({ summary: 'Lock the session on a shared tablet' });
export const touchSession = request({ summary: 'Report a touch of a shared tablet' });
export const readPin = request({ summary: 'Whether the caller has a PIN' });
export const setPin = request({ summary: 'Set the PIN of the caller', body: v.strictObject({ pin: Pin }) });
export const resetPin = request({ summary: 'Remove the PIN of a member of staff', params: IdParam });

import * as v from 'valibot';

import { Id, orNull } from '../../../kernel/wire.ts';
import { NAME_LENGTH } from '../../../validation/bounds.ts';
import { STAFF_ROLES } from '../../../staff/people/may-grant.ts';
import { IdParam, TypedCode, TypedPhone, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** Role and branches; null is every branch. */
const GivenRights = {
  role: v.picklist(STAFF_ROLES),
  branchIds: v.nullable(v.pipe(v.array(Id), v.minLength(1), v.maxLength(200))),
};
const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const listStaff = request({ summary: 'The staff within the branches of the caller' });
export const changeStaff = request({
  summary: 'Change role and branches of a member of staff',
  params: IdParam,
  body: v.strictObject({
    ...GivenRights,
    /** The rights that the change was decided on. */
    expected: v.strictObject({ role: v.picklist(STAFF_ROLES), branchIds: v.nullable(v.array(Id)) }),
  }),
});
export const removeStaff = request({ summary: 'Take a person off the staff', params: IdParam });
export const endSessionsOfStaff = request({
  summary: 'End all sessions of a member of staff',
  params: IdParam,
});
export const resetFactor = request({
  summary: 'Remove the second factors of a member of staff',
  params: IdParam,
});
export const inviteStaff = request({
  summary: 'Invite a member of staff by a link',
  body: v.strictObject({ ...GivenRights, name: orNull(typedText(NAME_LENGTH.max)) }),
});
export const listInvites = request({ summary: 'Open invitations' });
export const withdrawInvite = request({ summary: 'Withdraw an invitation', params: IdParam });
export const readInvite = request({
  summary: 'What an invitation offers',
  // A link that was cut on its way names no invitation: its person reads that, not that data is missing.
  body: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) }),
});
export const acceptInvite = request({
  summary: 'Accept an invitation by the code sent to a phone',
  body: v.strictObject({
    token: Token,
    phone: TypedPhone,
    code: TypedCode,
    name: v.pipe(typedText(NAME_LENGTH.max), v.minLength(NAME_LENGTH.min)),
  }),
});

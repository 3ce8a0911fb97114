import * as v from 'valibot';

import { InviteOffer, StaffInvite, StaffMember } from '../../../staff/people/staff-member.schema.ts';
import { StaffSession } from '../../../staff/staff-session.schema.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './people.requests.ts';

/** The staff within the caller's branches. */
export const listStaff = endpoint({
  method: 'GET',
  path: '/admin/v1/staff',
  auth: 'staff',
  host: 'backOffice',
  permission: 'staff.read',
  answer: v.array(StaffMember),
});

/** Changes role and branches of a person; their sessions end at once. Other present rights are `staff.changed`. */
export const changeStaff = endpoint(
  {
    method: 'PUT',
    path: '/admin/v1/staff/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'staff.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.changeStaff>(),
);

/** Takes a person off the staff: they are a customer from now on, and their sessions end at once. */
export const removeStaff = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/staff/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'staff.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.removeStaff>(),
);

/** Ends all sessions of a person. */
export const endSessionsOfStaff = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/staff/{id}/sessions',
    auth: 'staff',
    host: 'backOffice',
    permission: 'staff.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.endSessionsOfStaff>(),
);

/** Removes the second factors of a person who has lost them, and ends their sessions. */
export const resetFactor = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/staff/{id}/factor',
    auth: 'staff',
    host: 'backOffice',
    permission: 'staff.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.resetFactor>(),
);

/** Makes an invitation. Its token is in this answer alone: it is stored as a hash. */
export const inviteStaff = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/invites',
    auth: 'staff',
    host: 'backOffice',
    permission: 'staff.write',
    answer: v.object({ token: v.string(), invite: StaffInvite }),
  },
  accepts<typeof requests.inviteStaff>(),
);

/** Invitations that may still be accepted. */
export const listInvites = endpoint({
  method: 'GET',
  path: '/admin/v1/invites',
  auth: 'staff',
  host: 'backOffice',
  permission: 'staff.read',
  answer: v.array(StaffInvite),
});

/** Withdraws an invitation. */
export const withdrawInvite = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/invites/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'staff.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.withdrawInvite>(),
);

/** What an invitation offers. In a body, because addresses are logged on their way. */
export const readInvite = endpoint(
  { method: 'POST', path: '/admin/v1/invites/read', auth: 'none', host: 'backOffice', answer: InviteOffer },
  accepts<typeof requests.readInvite>(),
);

/** Accepts an invitation by the code sent to a phone, and signs its person in. */
export const acceptInvite = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/invites/accept',
    auth: 'none',
    host: 'backOffice',
    answer: StaffSession,
  },
  accepts<typeof requests.acceptInvite>(),
);

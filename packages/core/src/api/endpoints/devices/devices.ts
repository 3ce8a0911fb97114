import * as v from 'valibot';

import { OwnDevice, StaffDevice, WaitingOrders } from '../../../staff/devices/staff-device.schema.ts';
import { StaffSession } from '../../../staff/staff-session.schema.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './devices.requests.ts';

/** The shared tablets at the caller's branches, and the codes that wait for one. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/admin/v1/devices',
  auth: 'staff',
  host: 'backOffice',
  permission: 'staff.read',
  answer: v.array(StaffDevice),
});

/** Makes a code that enrols one tablet within 15 minutes (BO-40). It is in this answer alone: it is stored as a hash. */
export const addDevice = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/devices',
    auth: 'staff',
    host: 'backOffice',
    permission: 'devices.write',
    answer: v.object({ code: v.string(), device: StaffDevice }),
  },
  accepts<typeof requests.addDevice>(),
);

/** Revokes a tablet or withdraws its code; its sessions end at once. */
export const revokeDevice = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/devices/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'devices.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.revokeDevice>(),
);

/** Enrols this browser by a code, which is used up. The browser keeps an HttpOnly cookie. */
export const enrolDevice = endpoint(
  { method: 'POST', path: '/admin/v1/device', auth: 'none', host: 'backOffice', answer: OwnDevice },
  accepts<typeof requests.enrolDevice>(),
);

/** The shared tablet that this browser is, with the people who may enter a PIN; null for another browser. */
export const readDevice = endpoint({
  method: 'GET',
  path: '/admin/v1/device',
  auth: 'none',
  host: 'backOffice',
  answer: v.nullable(OwnDevice),
});

/** The orders that ring at the branch of a shared tablet, also while it is locked. */
export const deviceEvents = endpoint({
  method: 'GET',
  path: '/admin/v1/device/events',
  auth: 'none',
  host: 'backOffice',
  answer: WaitingOrders,
  answerType: 'events',
});

/** Signs a person in on a shared tablet by their PIN (BO-41). Others on it are locked. */
export const enterByPin = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/device/session',
    auth: 'none',
    host: 'backOffice',
    answer: StaffSession,
  },
  accepts<typeof requests.enterByPin>(),
);

/** Locks the session on a shared tablet until the person enters their PIN. Elsewhere it changes nothing. */
export const lockSession = endpoint({
  method: 'POST',
  path: '/admin/v1/session/lock',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  byPin: true,
  answer: Nothing,
  answerType: 'empty',
});

/** Keeps the session on a shared tablet open after a touch (BO-43). */
export const touchSession = endpoint({
  method: 'POST',
  path: '/admin/v1/session/touch',
  auth: 'staff',
  host: 'backOffice',
  beforeFactor: true,
  byPin: true,
  answer: Nothing,
  answerType: 'empty',
});

/** Whether the caller has a PIN. */
export const readPin = endpoint({
  method: 'GET',
  path: '/admin/v1/pin',
  auth: 'staff',
  host: 'backOffice',
  byPin: true,
  answer: v.object({ hasPin: v.boolean() }),
});

/** Sets the caller's PIN and ends their sessions on shared tablets. A session opened by a PIN may not. */
export const setPin = endpoint(
  {
    method: 'PUT',
    path: '/admin/v1/pin',
    auth: 'staff',
    host: 'backOffice',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.setPin>(),
);

/** Removes the PIN of a person who has forgotten it, and ends their sessions on shared tablets. */
export const resetPin = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/staff/{id}/pin',
    auth: 'staff',
    host: 'backOffice',
    permission: 'staff.write',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.resetPin>(),
);

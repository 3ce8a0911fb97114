import * as v from 'valibot';

import { OrderContent } from '../order/schemas/order-content.schema.ts';
import type { SessionRecord } from './session-record.schema.ts';
import type { User } from './user.schema.ts';

/** Accounts stored on this device; the first is the current one (SES-16, ENT-47). */
export type SessionList = readonly SessionRecord[];

/**
 * Adds an account and makes it the current one; replaces the same user's older record. An empty basket takes over the
 * lines left by the account or by a sign-out at the merchant (D66). A renewed session takes nothing over, so that an
 * ordered basket stays empty.
 */
export function addSession(list: SessionList, record: SessionRecord): SessionRecord[] {
  const older =
    list.find((other) => isSameAccount(other, record)) ?? list.find((other) => isSignedOut(other, record));
  const isRenewed = older !== undefined && older === currentSession(list);
  const lines = record.orderRequest?.cartItems ?? [];
  const keepsOwn = isRenewed || lines.length > 0;
  const restored = keepsOwn ? record.orderRequest : (older?.orderRequest ?? record.orderRequest);
  return [{ ...record, orderRequest: restored }, ...list.filter((other) => other !== older)];
}

/** Makes another stored account the current one; an unknown user changes nothing. */
export function switchSession(list: SessionList, userId: string): SessionRecord[] {
  const chosen = list.find((record) => record.token !== null && record.user?.id === userId);
  return chosen ? [chosen, ...list.filter((record) => record !== chosen)] : [...list];
}

/**
 * Stores an account with new server data of its user: a new name or phone; other accounts stay (SES-16, API-14,
 * API-16).
 */
export function updateUser(list: SessionList, user: User): SessionRecord[] {
  return list.map((record) => (record.user?.id === user.id ? { ...record, user } : record));
}

/**
 * Signs out the account of a token: its record stays without token and personal data, but with its basket lines;
 * other accounts keep their tokens (D66, SES-04).
 */
export function signOutSession(list: SessionList, token: string): SessionRecord[] {
  return list.map((record) => (record.token === token ? withoutPerson(record) : record));
}

/** The account in use, null for a guest. */
export function currentSession(list: SessionList): SessionRecord | null {
  const [first] = list;
  return first?.token ? first : null;
}

function withoutPerson(record: SessionRecord): SessionRecord {
  const cartItems = record.orderRequest?.cartItems ?? [];
  const orderRequest = cartItems.length > 0 ? v.parse(OrderContent, { cartItems }) : null;
  return { ...record, token: null, user: null, nearestBranch: null, orderRequest };
}

function isSameAccount(a: SessionRecord, b: SessionRecord): boolean {
  return a.user !== null && a.user.id === b.user?.id && a.merchant?.id === b.merchant?.id;
}

function isSignedOut(record: SessionRecord, like: SessionRecord): boolean {
  return record.token === null && record.merchant?.id === like.merchant?.id;
}

import * as v from 'valibot';

import { orNull, WirePhone } from '../kernel/wire.ts';

const Contact = v.object({
  phone_number: WirePhone,
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
});

/** The messenger's data of a guest at sign-in (ENT-45). */
export const MessengerLogin = v.object({
  status: orNull(v.string()),
  initData: orNull(v.string()),
  phone: orNull(v.string()),
  firstName: orNull(v.string()),
  lastName: orNull(v.string()),
});
export type MessengerLogin = v.InferOutput<typeof MessengerLogin>;

/**
 * Reads a contact that the guest has shared, as the messenger has signed it; what counts is the signed string itself (D64).
 * Throws for a response without a contact.
 */
export function messengerLogin(response: string, initData: string): MessengerLogin & { phone: string } {
  const fields = new URLSearchParams(response);
  const contact = v.parse(Contact, JSON.parse(fields.get('contact') ?? '{}'));
  const phone = `+${contact.phone_number.replace('+', '')}`;
  const names = { firstName: contact.first_name || '-', lastName: contact.last_name || null };
  return { ...v.parse(MessengerLogin, { status: fields.get('status'), initData, ...names }), phone };
}

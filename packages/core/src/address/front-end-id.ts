import type { Address } from './address.schema.ts';

/** The prefix of the id of an address that is stored only on the device. */
const FRONT_END_PREFIX = 'front-';

/** An id for an address kept on this device; `unique` comes from the caller (VAL-09). */
export function frontEndId(unique: string): string {
  return FRONT_END_PREFIX + unique;
}

/** Whether an id was made on the device, so that no backend has it. */
export function isFrontEndId(id: string | null | undefined): boolean {
  return id?.startsWith(FRONT_END_PREFIX) ?? false;
}

/** An address as it is sent: an id made by the front end is left out (VAL-09). */
export function toSentAddress<A extends Partial<Pick<Address, 'id'>>>(
  address: A,
): Omit<A, 'id'> & { id?: string } {
  const { id, ...rest } = address;
  return id === null || id === undefined || isFrontEndId(id) ? rest : { ...rest, id };
}

import * as v from 'valibot';

import { flag, Id, Instant, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';

/** A user's role at a merchant (D10). Customer apps accept only CLIENT. */
export const ROLES = [
  'CLIENT',
  'OPERATOR',
  'COURIER',
  'WAITER',
  'KITCHEN',
  'MANAGER',
  'ADMIN',
  'SUPER_ADMIN',
] as const;
/** A user's role at a merchant (D10). */
export const Role = v.picklist(ROLES);
export type Role = v.InferOutput<typeof Role>;

/** Genders as the wire spells them, in small letters (ENT-02). */
export const GENDERS = ['male', 'female'] as const;
/** Gender of a user (ENT-02). */
export const Gender = v.picklist(GENDERS);
export type Gender = v.InferOutput<typeof Gender>;

/** A person at one merchant (ENT-02). `cashback` is points, one so'm each (D40). */
export const User = v.object({
  id: Id,
  firstName: orNull(v.string()),
  lastName: orNull(v.string()),
  phone: orNull(v.string()),
  email: orNull(v.string()),
  image: orNull(v.string()),
  birthday: orNull(v.pipe(v.string(), v.isoDate())),
  gender: orNull(Gender),
  role: orElse(Role, 'CLIENT'),
  cashback: orElse(MoneyAmount, 0),
  isActive: flag(true),
  merchantId: orNull(Id),
  createdDate: orNull(Instant),
  lastModifiedDate: orNull(Instant),
});
export type User = v.InferOutput<typeof User>;

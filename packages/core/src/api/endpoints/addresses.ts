import * as v from 'valibot';

import { Address, AddressType } from '../../address/address.schema.ts';
import { Id, Latitude, Longitude, orElse, orNull } from '../../kernel/wire.ts';
import { IdParam, Nothing, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** An address as it is saved. An id in it is ignored: the path or the server names the record (VAL-09). */
export const SaveAddress = v.strictObject({
  id: v.optional(v.nullable(Id)),
  type: orElse(AddressType, 'HOUSE'),
  name: orNull(typedText(100)),
  streetName: orNull(typedText(300)),
  details: orNull(typedText(2000)),
  description: orNull(typedText(500)),
  latitude: Latitude,
  longitude: Longitude,
  cityId: orNull(Id),
  houseNumber: orNull(typedText(50)),
  comment: orNull(typedText(500)),
});
export type SaveAddress = v.InferOutput<typeof SaveAddress>;

/** API-34. */
export const listAddresses = endpoint({
  method: 'GET',
  path: '/users/v1/addresses/merchant/{merchant}/user/{id}',
  auth: 'customer',
  summary: 'Saved addresses of the customer',
  params: v.object({ merchant: Id, id: Id }),
  answer: v.array(Address),
});

/** API-35. `id` is the customer's. */
export const addAddress = endpoint({
  method: 'POST',
  path: '/users/v1/addresses/user/{id}',
  auth: 'customer',
  summary: 'Save an address',
  params: IdParam,
  body: SaveAddress,
  answer: Address,
  idempotencyKey: 'required',
});

/** API-36. */
export const updateAddress = endpoint({
  method: 'PUT',
  path: '/users/v1/addresses/{id}',
  auth: 'customer',
  summary: 'Change a saved address',
  params: IdParam,
  body: SaveAddress,
  answer: Address,
});

/** API-37. */
export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/users/v1/addresses/{id}',
  auth: 'customer',
  summary: 'Delete a saved address',
  params: IdParam,
  answer: Nothing,
  answerType: 'empty',
});

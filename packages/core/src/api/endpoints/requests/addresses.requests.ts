import * as v from 'valibot';

import { ADDRESS_MAX, COMMENT_MAX, TITLE_MAX } from '../../../validation/bounds.ts';
import { AddressType } from '../../../address/address.schema.ts';
import { Id, Latitude, Longitude, orElse, orNull } from '../../../kernel/wire.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** An address as it is saved. An id in it is ignored: the path or the server names the record (VAL-09). */
export const SaveAddress = v.strictObject({
  id: v.optional(v.nullable(Id)),
  type: orElse(AddressType, 'HOUSE'),
  name: orNull(typedText(TITLE_MAX)),
  streetName: orNull(typedText(ADDRESS_MAX.street)),
  details: orNull(typedText(ADDRESS_MAX.details)),
  description: orNull(typedText(COMMENT_MAX)),
  latitude: Latitude,
  longitude: Longitude,
  cityId: orNull(Id),
  houseNumber: orNull(typedText(ADDRESS_MAX.house)),
  comment: orNull(typedText(COMMENT_MAX)),
});
export type SaveAddress = v.InferOutput<typeof SaveAddress>;

export const listAddresses = request({
  summary: 'Saved addresses of the customer',
  params: v.object({ merchant: Id, id: Id }),
});

export const addAddress = request({
  summary: 'Save an address',
  params: IdParam,
  body: SaveAddress,
});

export const updateAddress = request({
  summary: 'Change a saved address',
  params: IdParam,
  body: SaveAddress,
});

export const removeAddress = request({
  summary: 'Delete a saved address',
  params: IdParam,
});

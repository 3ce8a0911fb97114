import * as v from 'valibot';

import { Id, Instant, Latitude, Longitude, orElse, orNull } from '../kernel/wire.ts';

/** Kinds of address (ENUM-10). */
export const ADDRESS_TYPES = ['HOUSE', 'APARTMENT'] as const;
/** House or apartment (ENUM-10). */
export const AddressType = v.picklist(ADDRESS_TYPES);
export type AddressType = v.InferOutput<typeof AddressType>;

/** How a guest came to an address (ENUM-10): by the phone's own place, a saved one, a search or the map. */
export const ADDRESS_INPUT_MODES = ['COORDINATES', 'SAVED', 'TARGET', 'MAP'] as const;
/** How a guest came to an address (ENUM-10). */
export const AddressInputMode = v.picklist(ADDRESS_INPUT_MODES);
export type AddressInputMode = v.InferOutput<typeof AddressInputMode>;

/** Where to bring it (ENT-32). `details` is JSON text: read it with parseAddressDetails. */
export const Address = v.object({
  id: orNull(Id),
  type: orElse(AddressType, 'HOUSE'),
  name: orNull(v.string()),
  streetName: orNull(v.string()),
  details: orNull(v.string()),
  description: orNull(v.string()),
  latitude: Latitude,
  longitude: Longitude,
  cityId: orNull(Id),
  houseNumber: orNull(v.string()),
  comment: orNull(v.string()),
  createdDate: orNull(Instant),
  lastModifiedDate: orNull(Instant),
});
export type Address = v.InferOutput<typeof Address>;

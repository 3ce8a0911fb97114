import * as v from 'valibot';

import { Address } from '../../address/address.schema.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/addresses.requests.ts';

/** API-34. */
export const listAddresses = endpoint(
  {
    method: 'GET',
    path: '/users/v1/addresses/merchant/{merchant}/user/{id}',
    auth: 'customer',
    answer: v.array(Address),
  },
  accepts<typeof requests.listAddresses>(),
);

/** API-35. `id` is the customer's. */
export const addAddress = endpoint(
  {
    method: 'POST',
    path: '/users/v1/addresses/user/{id}',
    auth: 'customer',
    answer: Address,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.addAddress>(),
);

/** API-36. */
export const updateAddress = endpoint(
  {
    method: 'PUT',
    path: '/users/v1/addresses/{id}',
    auth: 'customer',
    answer: Address,
  },
  accepts<typeof requests.updateAddress>(),
);

/** API-37. */
export const removeAddress = endpoint(
  {
    method: 'DELETE',
    path: '/users/v1/addresses/{id}',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.removeAddress>(),
);

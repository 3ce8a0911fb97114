import { type Address, toSentAddress } from '@dasturxon/core/address';
import { addAddress, type Api, listAddresses, removeAddress, unwrap } from '@dasturxon/core/api';
import { queryOptions } from '@tanstack/react-query';

/** Saved addresses of a signed-in customer (GEO-08). */
export const addressesQuery = (api: Api, whose: { merchant: string; id: string }) =>
  queryOptions({
    queryKey: ['addresses', whose.merchant, whose.id],
    queryFn: async ({ signal }) => unwrap(await api(listAddresses, { params: whose, signal })),
    staleTime: 60_000,
  });

/** Saves an address for a customer; the same key saves it once. An id made by the front end stays here (VAL-09). */
export async function saveAddress(
  api: Api,
  { userId, address, idempotencyKey }: { userId: string; address: Address; idempotencyKey: string },
): Promise<Address> {
  const { createdDate: _created, lastModifiedDate: _modified, ...body } = toSentAddress(address);
  return unwrap(await api(addAddress, { params: { id: userId }, body, idempotencyKey }));
}

/** Deletes a customer's address on the server (GEO-10). */
export async function deleteAddress(api: Api, id: string): Promise<void> {
  unwrap(await api(removeAddress, { params: { id } }));
}

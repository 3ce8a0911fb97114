import type { ServiceType } from '../order/schemas/service-type.schema.ts';

type Choices = {
  serviceType: ServiceType;
  /** Whether the guest of a delivery has named an address. */
  hasAddress: boolean;
  /** The branch that was found for that address, by zone. */
  deliveringId: string | null;
  /** The branch that the guest picked to come to. */
  pickedId: string | null;
};

/** The branch that serves a guest: of a delivery the one found for the address, else the picked one. Null while it is not known. */
export function guestBranchId({ serviceType, hasAddress, deliveringId, pickedId }: Choices): string | null {
  if (serviceType !== 'DELIVERY') return pickedId;
  return hasAddress ? deliveringId : null;
}

import type { GeoPoint } from '@dasturxon/core/delivery-area';

/** One end of a way: the branch, or the door. */
export type TripPoint = GeoPoint & {
  /** The address in one line. */
  address: string;
  name: string;
  phone: string;
  comment: string | null;
  entrance: string | null;
  floor: string | null;
  flat: string | null;
  intercom: string | null;
};

/** What is to be carried where. Prices in whole so'm. */
export type Trip = {
  orderNumber: number;
  from: TripPoint;
  to: TripPoint;
  items: readonly { title: string; quantity: number; price: number }[];
};

/** A claim in the service's own format. */
export type Claim = {
  id: string;
  status: string;
  /** Grows with every edit; accepting and cancelling name it. */
  version: number;
  /** The service's last change; an answer older than the stored one is ignored. */
  updatedAt: Date | null;
  courierName: string | null;
  /** Whole so'm. */
  price: number | null;
};

export type CourierEstimate = { price: number; minutes: number | null; metres: number | null };

/** A company that sends couriers. `key` is the merchant's own; calls reject with the two errors below. */
export type CourierService = {
  estimate: (key: string, trip: Trip) => Promise<CourierEstimate>;
  /** The same `requestId` again gives the same claim. */
  create: (
    key: string,
    asked: { requestId: string; trip: Trip; callbackUrl: string | null },
  ) => Promise<Claim>;
  accept: (key: string, claim: Pick<Claim, 'id' | 'version'>) => Promise<void>;
  /** For nothing while that is possible, else for the price of the way already made; `freeOnly` refuses then: cancel_paid. */
  cancel: (key: string, claim: Pick<Claim, 'id' | 'version'>, freeOnly?: boolean) => Promise<void>;
  info: (key: string, claimId: string) => Promise<Claim>;
  /** Null without a courier on the way. */
  position: (key: string, claimId: string) => Promise<GeoPoint | null>;
  /** The courier's phone, with an extension after a comma if there is one; null before a courier is found. */
  phone: (key: string, claimId: string) => Promise<string | null>;
};

/** The service gave no answer, or one that makes no sense: worth another try. */
export class CourierServiceFailed extends Error {
  override readonly name = 'CourierServiceFailed';
}

/** The service refused a call; `code` is the service's own. */
export class CourierServiceRefused extends Error {
  override readonly name = 'CourierServiceRefused';
  readonly code: string;

  constructor(code: string) {
    super(`refused: ${code}`);
    this.code = code;
  }
}

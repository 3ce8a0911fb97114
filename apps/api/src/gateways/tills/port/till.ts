import type { OrderStatus, ServiceType } from '@dasturxon/core/order';
import type { TillState } from '@dasturxon/core/staff';

/** A line of an order. `unitPrice` is what one costs with its choices, in so'm; all lines sum to the goods of the order. */
export type TillLine = {
  /** Our position in the order, from 0: a line may come in two parts with prices that differ by 1 so'm. */
  position: number;
  tillProductId: string;
  name: string;
  count: number;
  unitPrice: number;
};

/** An order as every till gets it. Money is whole so'm; the goods and the delivery sum to `total`. */
export type TillOrder = {
  /** Our reference, a UUID: what the order is found by after a lost answer. */
  ref: string;
  number: number;
  placedAt: Date;
  /** The till's id of the branch. */
  tillBranchId: string;
  /** Digits with the country code. */
  phone: string;
  guestName: string | null;
  serviceType: ServiceType;
  /** For the kitchen: what has no field of its own in the till. */
  comment: string;
  address: { text: string; details: string; lat: number; lon: number } | null;
  /** Null: as soon as possible. */
  deliverAt: Date | null;
  timeZone: string;
  persons: number | null;
  lines: readonly TillLine[];
  delivery: number;
  total: number;
  isPaid: boolean;
  /** The till's id of the way to pay, where the merchant has entered one (PaymentMethod.iikoId). */
  tillPaymentId: string | null;
};

/** An order as the till has it. */
export type TillOrderState = {
  tillOrderId: string;
  number: string | null;
  state: Exclude<TillState, 'NOT_SENT' | 'BY_HAND'>;
  /** Our status that the till's own one means; null: none, or one that is not known. */
  status: OrderStatus | null;
  /** Why the till rejected it. */
  reason: string | null;
};

/** How an order is read again: by the till's id and at its branch. */
export type TillOrderKey = { tillOrderId: string; tillBranchId: string };

/** A product of the till that a branch does not sell now. */
export type TillStop = { tillProductId: string };

/** A product of the till's menu; the price in so'm, null where it differs by size or is not sold. */
export type TillProduct = {
  tillProductId: string;
  name: string;
  price: number | null;
  isHidden: boolean;
  /** The name of its category; null where the till names none. */
  category: string | null;
};

/** What the connection test found. `isAlive` null: the till has no such call. */
export type TillCheck = {
  organization: string;
  branches: readonly { tillId: string; name: string; isAlive: boolean | null }[];
  warnings: readonly string[];
};

/** A merchant's till. Every call rejects with ServiceFailed or ServiceRefused alone. */
export type Till = {
  check: () => Promise<TillCheck>;
  readMenu: (tillBranchId: string) => Promise<readonly TillProduct[]>;
  /** Complete: what is missing is sold. */
  readStops: (tillBranchId: string) => Promise<readonly TillStop[]>;
  push: (order: TillOrder) => Promise<TillOrderState>;
  /** Every order of our reference; the newest first. Complete at the moment of the call. */
  find: (
    order: Pick<TillOrder, 'ref' | 'number' | 'placedAt' | 'tillBranchId' | 'timeZone'>,
  ) => Promise<readonly TillOrderState[]>;
  /** Null: the till does not know it. */
  read: (order: TillOrderKey) => Promise<TillOrderState | null>;
};

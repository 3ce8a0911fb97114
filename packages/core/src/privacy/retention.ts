/**
 * How many days each kind of data is kept after its own end: docs/privacy.md has the reasons. A job of the server deletes it
 * after that (PRIV-01). Kinds that are not here are kept until the guest deletes the account or the brand is removed.
 */
export const RETENTION_DAYS = {
  /** Counters of limits, by keyed hashes. */
  limitCounters: 2,
  /** Codes sent to phones. */
  signInCodes: 2,
  /** Pictures that a guest has sent and named in no order or review. */
  unusedGuestPictures: 2,
  /** Launches of the Telegram mini-app, by the hash of their signature. */
  miniAppLaunches: 2,
  /** Answers kept for repeated calls: they hold orders and addresses. A key is good for a day at least (D46). */
  repeatedAnswers: 7,
  /** Counters of past time slots. */
  pastSlots: 7,
  /** Ids of Telegram updates. */
  botUpdates: 7,
  /** Baskets that several people filled, with their names. */
  groupOrders: 7,
  /** Pictures of an entrance: the end of the order. */
  entrancePictures: 7,
  /** Receipts that were printed. */
  printJobs: 7,
  /** Devices that were signed in: the session's end. */
  guestSessions: 30,
  /** Orders that were sent to the brand's own systems. */
  webhookBodies: 30,
  /** Provider calls that did not prove themselves. */
  refusedProviderCalls: 30,
  /** Name, phone and last position of a courier. */
  courierTraces: 30,
  /** Invitations to the staff that ended, with the invited name. */
  staffInvitations: 30,
  /** Dishes and categories that were removed from the menu: an undo brings them back until then. Orders keep their own copy. */
  removedDishes: 30,
  /** Devices on which staff were signed in: the session's end. */
  staffSessions: 90,
  /** Addresses that the geocoder was asked about, without a person. */
  geocoderAnswers: 90,
  /** Provider calls, which may name a payer: kept for inquiries. */
  providerCalls: 180,
  /** Messages to one guest. */
  notifications: 180,
  /** Pictures in reviews. */
  reviewPictures: 365,
  /** Names and comments of past table bookings. */
  bookingDetails: 365,
  /** What staff did, with their names: 13 months, so that a year can be compared. */
  auditLog: 396,
  /** Address, receiver, phone and comments of orders; what was sold and for how much stays. */
  orderDetails: 730,
} as const;

/** A kind of data with an end. */
export type RetainedKind = keyof typeof RETENTION_DAYS;

/** The fields of an order's data that are about its guest, and of no use to the books. */
export const PERSONAL_ORDER_FIELDS = [
  'address',
  'newAddress',
  'formerAddress',
  'comment',
  'allergies',
  'courierComment',
  'entrancePicture',
  'note',
  'receiver',
  'sendChequePhone',
  'reasonComment',
] as const;

import * as v from 'valibot';

import { Allergen } from '../catalog/diet/diet.schema.ts';
import { CourierStatus } from '../courier/courier-status.schema.ts';
import { HANDOVER_PROOFS } from '../dispatch/handover-proof.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import {
  flag,
  Id,
  Instant,
  Latitude,
  listOf,
  Longitude,
  MoneyAmount,
  orElse,
  orNull,
} from '../kernel/wire.ts';
import { KitchenState, NOT_BEGUN } from '../kitchen/kitchen-state.schema.ts';
import { handoverEntries } from '../order/handover/handover.schema.ts';
import { ShownHandover } from '../order/edit/new-handover.ts';
import { ORDER_MONEY } from '../order/order-money.ts';
import { IfMissing } from '../order/schemas/if-missing.schema.ts';
import { OrderLine } from '../order/schemas/order-line.schema.ts';
import { OrderSource } from '../order/schemas/order-source.schema.ts';
import { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { DeliveryProvider, ServiceType } from '../order/schemas/service-type.schema.ts';
import { PaymentType } from '../payment/payment.schema.ts';
import { PrintJob } from '../printing/print-job.schema.ts';
import { StaffBranch } from './staff-session.schema.ts';
import { WaitingReservation } from './reservations/staff-reservation.schema.ts';
import { SeenAlert } from './alerts/seen-alert.schema.ts';
import { OrderTill } from './tills/order-till.schema.ts';

/** A line of an order as a cook reads it: what and how many, without prices. */
export const BoardLine = v.object({
  id: Id,
  productId: Id,
  /** The category of the menu that it is in now; null where the product has left the menu. */
  categoryId: orNull(Id),
  name: LocalizedText,
  /** Allergens of the dish as the menu has them now; empty where it names none. */
  allergens: listOf(Allergen),
  unit: OrderLine.entries.unit,
  measure: OrderLine.entries.measure,
  count: OrderLine.entries.count,
  modifiers: listOf(v.object({ id: Id, name: LocalizedText, count: v.number() })),
  /** What the guest asks about this dish, and what happens when it has run out; null: as for the whole order. */
  comment: OrderLine.entries.comment,
  ifMissing: OrderLine.entries.ifMissing,
});
export type BoardLine = v.InferOutput<typeof BoardLine>;

/** The last move of an order: by whom and when. A null name is the platform itself, or the guest. */
export const LastMove = v.object({ by: orNull(v.string()), isGuest: flag(), at: Instant });

/** How the last change that a guest was asked about has ended. */
export const EditOutcome = v.object({ outcome: v.picklist(['APPLIED', 'DECLINED', 'LAPSED']), at: Instant });

/** A call that the guest did not answer: by whom and when. */
export const CallAttempt = v.object({ by: orNull(v.string()), at: Instant });
export type CallAttempt = v.InferOutput<typeof CallAttempt>;

/** A proposed change as the board shows it; the total is null for roles that see no money. */
export const BoardEdit = v.object({
  id: Id,
  changes: listOf(v.object({ line: BoardLine, before: v.number(), after: v.number() })),
  /** Another service, address or time; null: as they are. */
  handover: orNull(ShownHandover),
  totalPrice: orNull(MoneyAmount),
  until: Instant,
  by: orNull(v.string()),
  /** Set where a dish has run out: what the guest may choose instead. */
  substitutes: orNull(v.array(LocalizedText)),
});

/** How a courier finds the door; an empty text is not known. `comment` is the landmark. */
export const BoardDoor = v.object({
  entrance: v.string(),
  floor: v.string(),
  office: v.string(),
  domophone: v.string(),
  comment: v.string(),
});
export type BoardDoor = v.InferOutput<typeof BoardDoor>;

/** The open call of a courier for an order. `isSearching`: a courier service looks for one. */
export const BoardDelivery = v.object({
  provider: DeliveryProvider,
  isSearching: flag(),
  since: Instant,
  /** The courier's name, once there is one. */
  name: orNull(v.string()),
  /** What a courier service asks, in so'm; null for roles that see no money. */
  price: orNull(MoneyAmount),
});

/** An order on the board. Money and guest are null for roles that may not see them. */
export const BoardOrder = v.object({
  id: Id,
  number: v.pipe(v.number(), v.safeInteger()),
  /** Grows with each change; a write names the version that it was decided on. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  status: OrderStatus,
  /** The order of a new brand's set-up, which no report counts. */
  isTest: flag(),
  serviceType: ServiceType,
  source: orNull(OrderSource),
  branchId: Id,
  /** The branch that gave it away, and when; null for an order of its first branch. */
  givenBy: orNull(v.object({ name: LocalizedText, at: Instant })),
  later: flag(),
  atTime: orNull(Instant),
  timestamp: orNull(Instant),
  acceptedTime: orNull(Instant),
  readyTime: orNull(Instant),
  deliveredAt: orNull(Instant),
  /** Minutes. */
  cookingTime: orNull(v.number()),
  /** Staff chose these minutes on accepting; they count from then. */
  isReadyPromised: flag(),
  /** Minutes that a busy branch added to the promise when the order was placed. */
  busyMinutes: orElse(v.number(), 0),
  /** Minutes that its branch needed lately, when it was placed; null where too few orders are measured (B52). */
  measuredMinutes: orNull(v.number()),
  /** Metres from branch to address. */
  distance: orNull(v.number()),
  /** The name of the delivery zone of the address; null outside of every zone. */
  zone: orNull(v.string()),
  courierId: orNull(Id),
  courierStatus: CourierStatus,
  /** Since when the kitchen has it; null while it waits for its payment. */
  kitchenSince: orNull(Instant),
  /** When an order for now is cancelled unless it is answered; null for one that was answered. */
  answerBy: orNull(Instant),
  paymentType: PaymentType,
  isPaid: flag(),
  /** The payment state by `orderMoney`; null where it has none, as for an order that was cancelled unpaid. */
  money: orNull(v.picklist(ORDER_MONEY)),
  /** What has gone back to the guest, in so'm; null for roles that see no money. */
  refunded: orNull(MoneyAmount),
  totalPrice: orNull(MoneyAmount),
  /** The part of it that is for the courier or the team; null for roles that see no money. */
  tip: orNull(MoneyAmount),
  /**
   * The guest's name; the phone is masked until it is opened. `nth`: the order is the guest's first, second and so on,
   * cancelled ones aside. `isBlocked`: they cannot sign in and order.
   */
  guest: orNull(
    v.object({
      name: orNull(v.string()),
      phone: orNull(v.string()),
      nth: orNull(v.pipe(v.number(), v.safeInteger())),
      isBlocked: flag(),
    }),
  ),
  /** Another person who takes the order (IMP-10), under the same rules as the guest. */
  receiver: orNull(v.object({ name: v.string(), phone: v.string() })),
  /** A courier who does not bring it sees the street alone. */
  address: orNull(v.string()),
  /** How to find the door there; null like the address, and for a courier who does not bring it. */
  door: orNull(BoardDoor),
  /** Where it is brought; null for roles that see no guest. */
  point: orNull(v.object({ lat: Latitude, lon: Longitude })),
  delivery: orNull(BoardDelivery),
  table: orNull(v.string()),
  /** What its courier has to prove the hand-over by; null for nothing, or once it is handed over. */
  proof: orNull(v.picklist(HANDOVER_PROOFS)),
  /** There is a picture of what the courier has left at the door. */
  hasDoorPicture: flag(),
  comment: orNull(v.string()),
  /** What the guest must not be served. */
  allergies: orNull(v.string()),
  courierComment: orNull(v.string()),
  /** What the guest wants when a dish has run out; null: ask them. */
  ifMissing: orNull(IfMissing),
  /** `changeFrom` is null for roles that see no money. */
  ...handoverEntries,
  reason: orNull(v.string()),
  /** Calls that the guest did not answer, the first one first. */
  calls: listOf(CallAttempt),
  lines: listOf(BoardLine),
  /** How often its lines were changed after it was placed. */
  revision: orElse(v.number(), 0),
  /** What the last change did: a line with its counts before and after. */
  changes: listOf(v.object({ line: BoardLine, before: v.number(), after: v.number() })),
  /** Service, address and time before the last change; null where it changed none of them. */
  formerHandover: orNull(ShownHandover),
  /** Collected on hand-over beside what is paid already; null for roles that see no money. */
  due: orNull(MoneyAmount),
  /** A change that waits for the guest's consent. */
  edit: orNull(BoardEdit),
  /** What became of the last change that the guest was asked about; null before the first. */
  answer: orNull(EditOutcome),
  /** How often the guest was notified of a delay. */
  delays: orElse(v.number(), 0),
  /** By how many minutes in all. */
  delayedMinutes: orElse(v.number(), 0),
  lastMove: orNull(LastMove),
  kitchen: orElse(KitchenState, NOT_BEGUN),
  /** Where it is on its way to the till; null for a merchant or a branch without one. */
  till: orNull(OrderTill),
});
export type BoardOrder = v.InferOutput<typeof BoardOrder>;

/**
 * What changed on the board since a cursor. `isComplete`: these are all orders, at the start or after a gap. `cursor` is
 * where the next read goes on.
 */
export const BoardChange = v.object({
  cursor: v.string(),
  orders: v.array(BoardOrder),
  /** Changed orders that the reader may not, or no longer, see. */
  removed: listOf(Id),
  isComplete: flag(),
  /** The branches within the reader's scope with their pauses, as they are now. */
  branches: listOf(StaffBranch),
  /** Tickets that are not printed yet; none for roles that do not print. */
  prints: listOf(PrintJob),
  /** Requests of tables that wait for an answer; none for roles that keep no book. */
  bookings: listOf(WaitingReservation),
  /** The alerts that were acknowledged at these branches. */
  seenAlerts: listOf(SeenAlert),
});
export type BoardChange = v.InferOutput<typeof BoardChange>;

import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
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
import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { Busy } from './busy.ts';
import { ServicePause } from './service-pause.ts';

/** A wall-clock time: `HH:MM`, seconds allowed. */
export const DayTime = v.pipe(v.string(), v.regex(/^\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$/));
export type DayTime = v.InferOutput<typeof DayTime>;

/** One day of one service (ENT-15). A missing day is a holiday; `close` before `open` runs past midnight. */
export const WorkHours = v.object({
  type: v.string(),
  weekName: v.picklist(WEEKDAYS),
  open: orNull(DayTime),
  close: orNull(DayTime),
  isDayOff: flag(),
});
export type WorkHours = v.InferOutput<typeof WorkHours>;

/** The hours of one date, in place of the weekday's (B4): of a service, or of all. `close` before `open` runs past midnight. */
export const SpecialHours = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  type: v.picklist([...SERVICE_TYPES, 'ALL']),
  open: orNull(DayTime),
  close: orNull(DayTime),
  isDayOff: flag(),
});
export type SpecialHours = v.InferOutput<typeof SpecialHours>;

/** What a branch does (ENT-16). False removes the service there (D75); pick-up must be switched on (VAL-16). */
export const BranchSettings = v.object({
  bookingEnabled: flag(true),
  deliveryEnabled: flag(true),
  dineinEnabled: flag(true),
  expressEnabled: flag(),
  kitchenEnabled: flag(),
  payOfficeEnabled: flag(),
  pickupEnabled: flag(),
  storageEnabled: flag(),
  yandexEnabled: flag(),
  directorId: orNull(Id),
  merchantId: orNull(Id),
});
export type BranchSettings = v.InferOutput<typeof BranchSettings>;

/** A place that cooks (ENT-14). `distance` is in metres from the point that was asked about. */
export const Branch = v.object({
  id: Id,
  cityId: orNull(Id),
  merchantId: orNull(Id),
  name: LocalizedText,
  longitude: Longitude,
  latitude: Latitude,
  address: orNull(v.string()),
  open: orNull(DayTime),
  close: orNull(DayTime),
  joinPosterId: orNull(v.string()),
  jowiId: orNull(v.string()),
  iikoId: orNull(v.string()),
  phone: orNull(v.string()),
  bookingPhone: orNull(v.string()),
  isActive: flag(true),
  isMain: flag(),
  deleted: flag(),
  /** It takes no orders before this moment, whatever its hours are. Null: it is not paused. */
  pausedUntil: orNull(Instant),
  /** How much longer it takes, as staff have set it; null while it does not. */
  busy: orNull(Busy),
  /** Services that it takes no orders for until a moment. */
  pausedServices: listOf(ServicePause),
  deliveryPrice: orNull(MoneyAmount),
  distance: orNull(v.number()),
  deliveryStart: orNull(DayTime),
  deliveryEnd: orNull(DayTime),
  /** How many minutes before its hours end it takes the last order. */
  lastOrderMinutes: orElse(v.number(), 0),
  companyId: orNull(Id),
  paymentId: orNull(Id),
  /** Pictures of the place, in their order. */
  photos: listOf(v.string()),
  createdDate: orNull(Instant),
  lastModifiedDate: orNull(Instant),
  workHours: listOf(WorkHours),
  specialHours: listOf(SpecialHours),
  settings: v.nullish(BranchSettings, {} as v.InferInput<typeof BranchSettings>),
});
export type Branch = v.InferOutput<typeof Branch>;

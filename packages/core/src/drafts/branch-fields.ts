import * as v from 'valibot';

import { parseClockTime, DAY_MINUTES } from '../branch/clock-time.ts';
import { areSpansClear } from '../branch/edit-hours.ts';
import { LastOrderMinutes } from '../branch/last-order.ts';
import { Id, Latitude, Longitude } from '../kernel/wire.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import { PhoneText, PicturePath, TextLine } from '../merchant/setting-values.ts';
import { SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import { flag, listRule, LONGEST, type Rules, rule, texts } from './field-rule.ts';

/** A time of the clock, `HH:MM`. */
const Time = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}$/),
  v.check((text) => (parseClockTime(text) ?? DAY_MINUTES) < DAY_MINUTES),
);
/** When a row is a day off it has no times; else it has both. */
const Span = v.variant('isDayOff', [
  v.strictObject({ isDayOff: v.literal(false), open: Time, close: Time }),
  v.strictObject({ isDayOff: v.literal(true), open: v.null(), close: v.null() }),
]);
type Span = v.InferOutput<typeof Span>;

/** Rows of a day are one day off, or spans that do not run into each other. */
const isClearDay = (rows: readonly Span[]): boolean =>
  rows.some(({ isDayOff }) => isDayOff)
    ? rows.length === 1
    : areSpansClear(rows.flatMap(({ open, close }) => (open === null ? [] : [{ open, close }])));

const areClear = <Row extends Span>(rows: readonly Row[], dayOf: (row: Row) => string): boolean =>
  [...Map.groupBy(rows, dayOf).values()].every(isClearDay);

const spanEntries = { open: v.nullable(v.string()), close: v.nullable(v.string()), isDayOff: v.boolean() };
const isSpan = ({
  open,
  close,
  isDayOff,
}: {
  open: string | null;
  close: string | null;
  isDayOff: boolean;
}) => v.is(Span, { open, close, isDayOff });

/** The most rows: five services, seven days, four spans each; and special days and photos. */
const MOST = { week: 140, special: 60, photos: 6 } as const;

const WeekRow = v.strictObject({
  type: v.picklist(SERVICE_TYPES),
  weekName: v.picklist(WEEKDAYS),
  ...spanEntries,
});
const SpecialRow = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  type: v.picklist([...SERVICE_TYPES, 'ALL']),
  ...spanEntries,
});

const Week = v.pipe(
  v.array(WeekRow),
  v.maxLength(MOST.week),
  v.check((rows) => rows.every(isSpan)),
  // What `isSpan` has checked.
  v.check((rows) =>
    areClear(rows as ((typeof rows)[number] & Span)[], ({ type, weekName }) => `${type} ${weekName}`),
  ),
);
const Special = v.pipe(
  v.array(SpecialRow),
  v.maxLength(MOST.special),
  v.check((rows) => rows.every(isSpan)),
  // What `isSpan` has checked.
  v.check((rows) =>
    areClear(rows as ((typeof rows)[number] & Span)[], ({ type, date }) => `${type} ${date}`),
  ),
);

/** A file from before there were photos has none. */
const Photos = v.pipe(
  v.nullable(v.array(PicturePath)),
  v.transform((photos) => [...new Set(photos ?? [])]),
  v.maxLength(MOST.photos),
);

/** An emptied field is 0. */
const LastOrder = v.pipe(
  v.nullable(LastOrderMinutes),
  v.transform((minutes) => minutes ?? 0),
);

/** The fields of a branch that a draft may change, with what each holds. */
export const BRANCH_FIELDS = {
  branch: {
    /** Whether the branch is there: a new one begins without it (BO-369). */
    exists: flag,
    ...texts('name', LONGEST.name),
    address: rule('tooLong', v.nullable(TextLine)),
    phone: rule('phone', v.nullable(PhoneText)),
    cityId: rule('city', v.nullable(Id)),
    /** Null: not placed yet. */
    latitude: rule('number', v.nullable(Latitude)),
    longitude: rule('number', v.nullable(Longitude)),
    bookingPhone: rule('phone', v.nullable(PhoneText)),
    isActive: flag,
    'settings.deliveryEnabled': flag,
    'settings.pickupEnabled': flag,
    'settings.dineinEnabled': flag,
    'settings.bookingEnabled': flag,
    workHours: listRule('hours', Week),
    specialHours: listRule('days', Special),
    deliveryStart: rule('time', v.nullable(Time)),
    deliveryEnd: rule('time', v.nullable(Time)),
    lastOrderMinutes: rule('lastOrder', LastOrder),
    /** Pictures of the place that guests see, in their order. */
    photos: listRule('photos', Photos),
    /** The branch whose dishes a new one sells when it is first published; null: none at first. */
    dishesOf: rule('invalid', v.nullable(Id)),
  },
} satisfies Record<string, Rules>;

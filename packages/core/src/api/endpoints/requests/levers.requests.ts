import * as v from 'valibot';

import { SEEN_AT_MOST } from '../../../staff/alerts/seen-alerts.ts';
import { TillAction } from '../../../staff/tills/order-till.schema.ts';
import { BUSY_MINUTES } from '../../../branch/busy.ts';
import { PAUSED_SERVICES } from '../../../branch/service-pause.ts';
import { CapacityTonight } from '../../../branch/slot-capacity.ts';
import { MOST_BULK_IDS } from '../../../drafts/bulk-change.ts';
import { Id, Instant, orNull } from '../../../kernel/wire.ts';
import { BUSY_TERMS, PAUSE_CHOICES, STOP_TERMS } from '../../../staff/stop-terms.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const acknowledgeAlerts = request({
  summary: 'Acknowledge alerts of the board',
  body: v.strictObject({
    causes: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(300))), v.maxLength(SEEN_AT_MOST)),
  }),
});

/** One branch; without it all branches that the caller works at. */
export const OneBranch = v.optional(Id);

/** The most that may be left of a dish. */
const MOST_LEFT = 999;

const stopFields = {
  branchId: OneBranch,
  term: v.picklist(STOP_TERMS),
  until: orNull(Instant),
  left: orNull(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_LEFT))),
  reason: orNull(typedText(200)),
};

/** Several products, each once. */
const ProductIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_BULK_IDS));

/** A stop: DATE names its end in `until`, LEFT the amount in `left`; other terms name neither. */
export const StopBody = v.pipe(
  v.strictObject(stopFields),
  v.check(({ term, until }) => (term === 'DATE') === (until !== null)),
  v.check(({ term, left }) => (term === 'LEFT') === (left !== null)),
);

/** A stop of what has no amount. */
const WholeStop = v.pipe(
  StopBody,
  v.check(({ term }) => term !== 'LEFT'),
);

export const stopDishes = request({
  summary: 'Take several products off sale',
  body: v.pipe(
    v.strictObject({ ...stopFields, ids: ProductIds }),
    v.check(({ term, until }) => (term === 'DATE') === (until !== null)),
    v.check(({ term, left }) => term !== 'LEFT' && left === null),
  ),
});

export const returnDishes = request({
  summary: 'Put several stopped products back on sale',
  body: v.strictObject({ branchId: OneBranch, ids: ProductIds }),
});

export const stopCategory = request({
  summary: 'Take a category off sale',
  params: IdParam,
  body: WholeStop,
});

export const returnCategory = request({
  summary: 'Put a stopped category back on sale',
  params: IdParam,
  query: v.object({ branchId: OneBranch }),
});

export const stopModifier = request({
  summary: 'Take a choice of products off sale',
  params: IdParam,
  body: WholeStop,
});

export const returnModifier = request({
  summary: 'Put a stopped choice back on sale',
  params: IdParam,
  query: v.object({ branchId: OneBranch }),
});

export const setBusy = request({
  summary: 'Add minutes to what a branch promises',
  params: IdParam,
  body: v.strictObject({ minutes: v.picklist(BUSY_MINUTES), term: v.picklist(BUSY_TERMS) }),
});

export const endBusy = request({ summary: 'End the busy time of a branch', params: IdParam });

export const pauseService = request({
  summary: 'Stop taking orders for one service, or take them again',
  params: IdParam,
  body: v.strictObject({
    service: v.picklist(PAUSED_SERVICES),
    /** Null takes orders again. */
    term: v.nullable(v.picklist(PAUSE_CHOICES)),
  }),
});

export const setCapacity = request({
  summary: 'Set how many later orders a slot of tonight takes',
  params: IdParam,
  /** Null returns to the usual number. */
  body: v.strictObject({ orders: v.nullable(CapacityTonight.entries.orders) }),
});

export const settleTill = request({
  summary: 'Note what staff did about an order and its till',
  params: IdParam,
  body: v.strictObject({
    action: TillAction,
    expectedVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
});

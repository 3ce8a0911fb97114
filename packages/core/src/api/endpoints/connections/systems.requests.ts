import * as v from 'valibot';

import { PUSH_MOMENTS, REMOVABLE_SYSTEMS } from '../../../connections/systems.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { Aggregator } from '../../../order/aggregator/aggregator.ts';
import { TillKind } from '../../../staff/tills/order-till.schema.ts';
import { request } from '../../endpoint.ts';

const Typed = v.pipe(v.string(), v.trim(), v.maxLength(4_000));
const TillId = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{0,64}$/));
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const readSystems = request({
  summary: 'Till, aggregators, CRM and map of the brand, without secrets',
});

export const connectTill = request({
  summary: 'Set the account at the till, and how orders go there',
  body: v.strictObject({
    till: TillKind,
    fields: v.record(v.pipe(v.string(), v.maxLength(40)), Typed),
    pushAt: v.picklist(PUSH_MOMENTS),
    leads: v.boolean(),
    /** The till's ids of branches, by ours; an empty one stays as it was. */
    branches: v.record(Id, TillId),
    /** The same of dishes; those left out stay. */
    dishes: v.optional(v.record(Id, TillId), {}),
  }),
});

export const connectAggregator = request({
  summary: 'Let an aggregator in, with a new secret or with other branches',
  body: v.strictObject({
    aggregator: Aggregator,
    /** Makes a new secret, which is in the answer alone; the tokens of the one before end. */
    isRenewed: v.boolean(),
    branchIds: v.nullable(v.array(Id)),
  }),
});

export const connectCrm = request({
  summary: 'Set the account at amoCRM, and where new leads go',
  body: v.strictObject({
    host: Typed,
    token: Typed,
    pipelineId: v.nullable(Whole),
    statusId: v.nullable(Whole),
  }),
});

export const disconnectSystem = request({
  summary: 'Take a till, an aggregator or the CRM away',
  body: v.strictObject({ system: v.picklist(REMOVABLE_SYSTEMS) }),
});

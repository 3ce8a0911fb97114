import * as v from 'valibot';

import { Id, Instant, listOf, orNull } from '../kernel/wire.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { MAP_FAILURES, REGIONAL_MAPS } from '../merchant/regional-map.ts';
import { Aggregator } from '../order/aggregator/aggregator.ts';
import { TillKind } from '../staff/tills/order-till.schema.ts';
import type { AccountField } from './account-fields.ts';

/** When an order goes to the till: as it reaches the kitchen, when staff accept it, or once it is paid or accepted. */
export const PUSH_MOMENTS = ['PLACED', 'ACCEPTED', 'PAID'] as const;

/** What staff type of the account at each kind of till. */
export const TILL_FIELDS: Readonly<Record<TillKind, readonly AccountField[]>> = {
  POSTER: [{ name: 'token', isSecret: true }],
  IIKO: [
    { name: 'iikoApiLogin', isSecret: true },
    { name: 'iikoOrganizationId', isSecret: false },
  ],
  JOWI: [
    { name: 'apiKey', isSecret: true },
    { name: 'apiSecret', isSecret: true },
  ],
};

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const moment = orNull(Instant);

/** The till of a brand without its secrets. */
export const TillConnection = v.object({
  kind: TillKind,
  pushAt: v.picklist(PUSH_MOMENTS),
  /** The till moves orders on. */
  leads: v.boolean(),
  lastAnswerAt: moment,
  /** What the till answered at the last failed call. */
  lastError: orNull(v.string()),
  comparedAt: moment,
  /** Prices and dishes that differ from the till's. */
  differences: Count,
  /** Dishes on the menu without an id of the till, or with one that it did not have: orders with them are rejected. */
  dishes: listOf(v.object({ id: Id, name: LocalizedText, tillId: orNull(v.string()) })),
  /** Names and ids of dishes that only the till has. */
  missing: listOf(v.string()),
});
export type TillConnection = v.InferOutput<typeof TillConnection>;

/** An aggregator, which signs in here. */
export const AggregatorConnection = v.object({
  kind: Aggregator,
  isSet: v.boolean(),
  clientId: v.string(),
  /** What the aggregator enters as our address; null without a host. */
  address: orNull(v.string()),
  /** The branches that it serves; null: every one with its service. */
  branchIds: orNull(v.array(Id)),
  signedInAt: moment,
  menuReadAt: moment,
  orderedAt: moment,
});
export type AggregatorConnection = v.InferOutput<typeof AggregatorConnection>;

/** amoCRM of a brand without its secrets. */
export const CrmConnection = v.object({
  pipelineId: orNull(Count),
  statusId: orNull(Count),
  lastAnswerAt: moment,
  lastError: orNull(v.string()),
});
export type CrmConnection = v.InferOutput<typeof CrmConnection>;

/** The systems that a brand is connected to, without any secret. */
export const ConnectedSystems = v.object({
  branches: listOf(v.object({ id: Id, name: LocalizedText, tillId: orNull(v.string()) })),
  till: orNull(TillConnection),
  aggregators: listOf(AggregatorConnection),
  crm: orNull(CrmConnection),
  /** The last failure of the regional map that a guest's page reported. */
  mapFailure: orNull(
    v.object({ mapType: v.picklist(REGIONAL_MAPS), reason: v.picklist(MAP_FAILURES), at: Instant }),
  ),
});
export type ConnectedSystems = v.InferOutput<typeof ConnectedSystems>;

/** What can be taken away. */
export const REMOVABLE_SYSTEMS = ['TILL', 'YANDEX_EATS', 'EXPRESS_24', 'CRM'] as const;
/** What can be taken away. */
export type RemovableSystem = (typeof REMOVABLE_SYSTEMS)[number];

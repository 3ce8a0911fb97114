import * as v from 'valibot';

import { LANGUAGES } from '../../../kernel/language.ts';
import { Id, Latitude, Longitude, MoneyAmount, orNull } from '../../../kernel/wire.ts';
import { QuoteMark } from '../../../order/schemas/quote.schema.ts';
import { PROMO_CODE_MAX } from '../../../validation/bounds.ts';
import { typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { PreparedLink } from './prepared.ts';

/** The most lines of an agent's basket: its link has to stay short. */
const MOST_LINES = 20;
const MOST_CHOICES = 20;

const Language = v.optional(v.picklist(LANGUAGES));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000));
const AgentService = v.picklist(['DELIVERY', 'PICK_UP']);

const Line = v.strictObject({
  dishId: Id,
  count: Count,
  choices: v.optional(
    v.pipe(v.array(v.strictObject({ id: Id, count: v.optional(Count, 1) })), v.maxLength(MOST_CHOICES)),
    [],
  ),
});

const basket = {
  service: AgentService,
  /** A pick-up needs it; a delivery is cooked by the best branch for its point. */
  branchId: orNull(Id),
  /** Where to deliver; without it the delivery has no price yet. */
  latitude: orNull(Latitude),
  longitude: orNull(Longitude),
  lines: v.pipe(v.array(Line), v.minLength(1), v.maxLength(MOST_LINES)),
  promoCode: orNull(typedText(PROMO_CODE_MAX)),
  language: Language,
};

/** What an agent asks the price of (C7). */
export const AgentBasket = v.strictObject(basket);
export type AgentBasket = v.InferOutput<typeof AgentBasket>;

/** The basket with the quote that the agent has shown to its person. */
export const QuotedAgentBasket = v.strictObject({ ...basket, quote: QuoteMark, totalPrice: MoneyAmount });
export type QuotedAgentBasket = v.InferOutput<typeof QuotedAgentBasket>;

export const searchAgentMenu = request({
  summary: 'Search the menu by words, or list a category',
  body: v.strictObject({
    query: v.optional(typedText(200), ''),
    categoryId: orNull(Id),
    branchId: orNull(Id),
    language: Language,
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  }),
});

export const readAgentDish = request({
  summary: 'A dish with the rules of its choices',
  body: v.strictObject({ dishId: Id, branchId: orNull(Id), language: Language }),
});

export const listAgentPlaces = request({
  summary: 'Branches with their hours, and delivery zones with their prices',
  body: v.strictObject({ language: Language }),
});

export const checkAgentDelivery = request({
  summary: 'Whether a point is delivered to, and for how much',
  body: v.strictObject({ latitude: Latitude, longitude: Longitude, branchId: orNull(Id) }),
});

export const quoteAgentBasket = request({
  summary: 'The signed price of a basket, step by step',
  body: AgentBasket,
});

export const prepareAgentOrder = request({
  summary: 'A link that opens the quoted basket for a person, who confirms it; orders nothing',
  body: QuotedAgentBasket,
});

export const readPrepared = request({
  summary: 'The basket of a link',
  query: v.object({ link: PreparedLink }),
});

const MessageId = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
]);

/** One request or notification of JSON-RPC 2.0; the SDK of the protocol reads its parameters. */
export const answerMcp = request({
  summary: 'The same calls by the Model Context Protocol, streamable HTTP without sessions',
  body: v.strictObject({
    jsonrpc: v.literal('2.0'),
    method: v.pipe(v.string(), v.maxLength(100)),
    id: v.optional(MessageId),
    params: v.optional(v.looseObject({})),
  }),
});

export const readAgentsApi = request({
  summary: 'OpenAPI of the calls for agents',
});

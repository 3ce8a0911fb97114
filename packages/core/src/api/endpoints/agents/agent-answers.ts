import * as v from 'valibot';

import { Allergen, Diet } from '../../../catalog/diet/diet.schema.ts';
import { Unit } from '../../../catalog/product.schema.ts';
import { WEEKDAYS } from '../../../kernel/weekday.ts';
import { Id, Instant, MoneyAmount } from '../../../kernel/wire.ts';
import { OFFERED_SERVICE_TYPES } from '../../../order/schemas/service-type.schema.ts';
import { QuoteMark } from '../../../order/schemas/quote.schema.ts';

const Text = v.string();
const Named = v.object({ id: Id, name: Text });
const Money = MoneyAmount;
const Count = v.number();

const dish = {
  id: Id,
  name: Text,
  description: v.nullable(Text),
  category: v.nullable(Named),
  /** With the cheapest choices that the dish requires; `isFrom`: other choices cost more. */
  price: Money,
  isFrom: v.boolean(),
  isAvailable: v.boolean(),
  hasChoices: v.boolean(),
  unit: Unit,
  /** Null: not stated; empty: free of the 14 that menus declare. */
  allergens: v.nullable(v.array(Allergen)),
  diets: v.array(Diet),
  spicy: v.number(),
  calories: v.nullable(v.number()),
};

/** Dishes that an agent has found, and the categories to look in (C7). */
export const AgentMenu = v.object({
  currency: v.literal('UZS'),
  categories: v.array(Named),
  dishes: v.array(v.object(dish)),
  /** How many dishes fit, with those beyond the limit. */
  total: v.number(),
});
export type AgentMenu = v.InferOutput<typeof AgentMenu>;

const Option = v.object({
  ...Named.entries,
  price: Money,
  min: Count,
  /** Null: unlimited. */
  max: v.nullable(Count),
  /** How many of the chosen ones cost nothing. */
  included: Count,
  default: Count,
  isAvailable: v.boolean(),
  /** Options that must be chosen too. */
  dependsOn: v.array(Id),
});

/** A dish with the rules of its choices (C7). */
export const AgentDish = v.object({
  ...dish,
  /** Without any choice. */
  basePrice: Money,
  minCount: Count,
  maxCount: v.nullable(Count),
  choices: v.array(
    v.object({ ...Named.entries, min: Count, max: v.nullable(Count), options: v.array(Option) }),
  ),
});
export type AgentDish = v.InferOutput<typeof AgentDish>;

const Hours = v.object({ day: v.picklist(WEEKDAYS), open: Text, close: Text });

/** Where a brand cooks, when it takes orders and where it delivers (C7). */
export const AgentPlaces = v.object({
  timeZone: Text,
  now: Instant,
  branches: v.array(
    v.object({
      ...Named.entries,
      address: v.nullable(Text),
      phone: v.nullable(Text),
      latitude: v.number(),
      longitude: v.number(),
      services: v.array(
        v.object({
          service: v.picklist(OFFERED_SERVICE_TYPES),
          isOpenNow: v.boolean(),
          opensAt: v.nullable(Instant),
          hours: v.array(Hours),
        }),
      ),
      specialDays: v.array(
        v.object({ date: Text, service: Text, open: v.nullable(Text), close: v.nullable(Text) }),
      ),
    }),
  ),
  deliveryZones: v.array(
    v.object({
      id: Id,
      name: v.nullable(Text),
      price: v.nullable(Money),
      minimum: v.nullable(Money),
      bySum: v.array(v.object({ fromSum: Money, price: Money })),
      byDistance: v.array(v.object({ fromMetres: Count, price: Money })),
    }),
  ),
});
export type AgentPlaces = v.InferOutput<typeof AgentPlaces>;

/** Whether a point is delivered to, and for how much (C7). */
export const AgentDelivery = v.object({
  isDelivered: v.boolean(),
  /** For the smallest order; null: by the driver's meter, or not delivered. */
  price: v.nullable(Money),
  branchId: v.nullable(Id),
  metres: v.nullable(v.number()),
});
export type AgentDelivery = v.InferOutput<typeof AgentDelivery>;

/** Why a basket cannot be ordered now: a code of the API and its sentence. */
const Problem = v.object({ code: Text, text: Text });

/** The price of an agent's basket, signed, with its steps and what keeps it from being ordered now (C7, C1). */
export const AgentQuote = v.object({
  quote: QuoteMark,
  currency: v.literal('UZS'),
  totalPrice: Money,
  /** Null while no point was given. */
  deliveryPrice: v.nullable(Money),
  lines: v.array(v.object({ dishId: Id, name: Text, count: Count, unitPrice: Money, price: Money })),
  steps: v.array(v.object({ amount: v.number(), text: Text })),
  minimum: v.object({ amount: Money, missing: Money }),
  branchId: v.nullable(Id),
  problems: v.array(Problem),
});
export type AgentQuote = v.InferOutput<typeof AgentQuote>;

/** A link that opens the basket at the storefront. Nothing is ordered, and nothing is stored (C7). */
export const AgentLink = v.object({
  url: v.pipe(v.string(), v.url()),
  /** The same in Telegram; null for a brand without a bot, and for a basket that is too long for it. */
  telegramUrl: v.nullable(v.pipe(v.string(), v.url())),
  expiresAt: Instant,
  totalPrice: Money,
  isOrdered: v.literal(false),
  next: Text,
});
export type AgentLink = v.InferOutput<typeof AgentLink>;

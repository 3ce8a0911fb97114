import * as v from 'valibot';

import { Address } from '../../address/address.schema.ts';
import { CashbackEntry } from '../../api/endpoints/users.ts';
import { flag, Id, Instant, listOf, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { ADJUST_REASONS } from './cashback-adjustment.ts';
import { BLOCK_REASONS } from './customer-block.ts';
import { LastOrder } from '../found-customer.schema.ts';

/** How many guests a search names. */
export const FOUND_AT_MOST = 20;
/** How many orders a card has, the newest first. */
export const CARD_ORDERS = 10;
/** How many lines of the points a card has, the newest first. */
export const CARD_POINTS = 50;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The block of a guest: a blocked one may browse, cannot sign in, and no order can be placed for them. */
export const CustomerBlock = v.object({
  isBlocked: flag(),
  /** When it ends by itself. */
  until: orNull(Instant),
  /** Null for a block that was set in an order. */
  reason: orNull(v.picklist(BLOCK_REASONS)),
});
export type CustomerBlock = v.InferOutput<typeof CustomerBlock>;

/** A guest in the list that a search finds. */
export const CustomerLine = v.object({
  id: Id,
  name: orNull(v.string()),
  /** Masked. */
  phone: orNull(v.string()),
  /** Orders at the caller's branches that were not cancelled. */
  orderCount: Count,
  lastOrderAt: orNull(Instant),
  isBlocked: flag(),
});
export type CustomerLine = v.InferOutput<typeof CustomerLine>;

/** The phone of a guest, whole; null without one. */
export const CustomerContact = v.object({ phone: orNull(v.string()) });
export type CustomerContact = v.InferOutput<typeof CustomerContact>;

/** What a search found, the guests with the latest orders first. */
export const FoundCustomers = v.object({
  customers: v.array(CustomerLine),
  /** Whether there are more than `FOUND_AT_MOST`. */
  hasMore: v.boolean(),
});
export type FoundCustomers = v.InferOutput<typeof FoundCustomers>;

/** A line of a guest's points; `adjusted`: why staff added or took them. */
export const CustomerPointsLine = v.object({
  ...CashbackEntry.entries,
  adjusted: orNull(v.picklist(ADJUST_REASONS)),
});
export type CustomerPointsLine = v.InferOutput<typeof CustomerPointsLine>;

const Signed = v.pipe(v.number(), v.safeInteger());

/**
 * The points of a guest at the brand, the newest lines first, at most `CARD_POINTS`; an order of another branch has no number.
 * `limit`: what the caller may add, below zero take.
 */
export const CustomerPoints = v.object({
  balance: MoneyAmount,
  history: v.array(CustomerPointsLine),
  limit: v.object({ least: Signed, most: Signed }),
});
export type CustomerPoints = v.InferOutput<typeof CustomerPoints>;

/** A guest as the back office has them. Orders and sums are those of the caller's branches. */
export const CustomerCard = v.object({
  id: Id,
  name: orNull(v.string()),
  /** Masked. */
  phone: orNull(v.string()),
  createdAt: Instant,
  block: CustomerBlock,
  /** Orders that were not cancelled. */
  orderCount: Count,
  /** Orders that were handed over, and their revenue as the reports count it. */
  soldCount: Count,
  revenue: v.pipe(v.number(), v.safeInteger()),
  addresses: listOf(Address),
  /** The texts of addresses that an order was rejected for as too far (BO-173). */
  tooFar: listOf(v.string()),
  /** The newest first, at most `CARD_ORDERS`. */
  orders: listOf(LastOrder),
  points: CustomerPoints,
});
export type CustomerCard = v.InferOutput<typeof CustomerCard>;

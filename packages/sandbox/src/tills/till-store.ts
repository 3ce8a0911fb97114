import * as v from 'valibot';

/** How far the kitchen of a stand-in till is with an order. */
export const TILL_STEPS = [
  'NEW',
  'ACCEPTED',
  'COOKING',
  'READY',
  'ON_WAY',
  'DELIVERED',
  'CANCELLED',
] as const;
export type TillStep = (typeof TILL_STEPS)[number];

/** A dish of a stand-in till; the price in so'm. */
export interface TillDish {
  readonly id: string;
  name: string;
  price: number;
  isStopped: boolean;
}

export interface StoredOrder {
  readonly id: string;
  readonly number: number;
  readonly branchId: string;
  /** The body as it came. */
  readonly body: unknown;
  /** What it costs, in so'm. */
  readonly sum: number;
  readonly at: Date;
  step: TillStep;
}

/** One account of a till: its dishes, its branches and its orders. */
export interface TillRecords {
  readonly dishes: Map<string, TillDish>;
  readonly branches: ReadonlyMap<string, string>;
  readonly orders: StoredOrder[];
}

/** What the people at a stand-in till do. */
export const DishChange = v.strictObject({
  isStopped: v.optional(v.boolean()),
  price: v.optional(v.pipe(v.number(), v.minValue(0))),
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export const StepChange = v.strictObject({ step: v.picklist(TILL_STEPS) });

export type TillStore = { of: (account: string) => TillRecords };

const ACCOUNTS_AT_MOST = 500;
const DISHES = [
  'Osh',
  'Lagʻmon',
  'Manti',
  'Shoʻrva',
  'Somsa',
  'Kabob',
  'Norin',
  'Chuchvara',
  'Salat',
  'Choy',
];

/** Accounts in memory, each made when it is first used. `idOf` makes ids as the till writes them. */
export function createTillStore(idOf: (what: 'dish' | 'branch', index: number) => string): TillStore {
  const accounts = new Map<string, TillRecords>();
  const newRecords = (): TillRecords => ({
    dishes: new Map(
      DISHES.map((name, index) => {
        const id = idOf('dish', index + 1);
        return [id, { id, name, price: 15_000 + 5_000 * index, isStopped: false }];
      }),
    ),
    branches: new Map([1, 2].map((index) => [idOf('branch', index), `Filial ${index}`])),
    orders: [],
  });
  return {
    of(account) {
      const known = accounts.get(account);
      if (known) return known;
      const [oldest] = accounts.keys();
      if (oldest !== undefined && accounts.size >= ACCOUNTS_AT_MOST) accounts.delete(oldest);
      const records = newRecords();
      accounts.set(account, records);
      return records;
    },
  };
}

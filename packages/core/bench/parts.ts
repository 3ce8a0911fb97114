import { priceOrder } from '../src/cart/price-order.ts';
import { buildMenu } from '../src/catalog/build-menu.ts';
import { containsPoint } from '../src/delivery-area/contains-point.ts';
import { isDeliverable } from '../src/delivery-area/delivery-regions.ts';
import { indexMenu } from '../src/search/index-menu.ts';
import { searchMenu } from '../src/search/search-menu.ts';
import { aBranch } from '../src/testing/index.ts';
import { slotsFor } from '../src/time/slots-for.ts';
import { bigOverall, manyLines, manyPoints, manyRegions } from './fixtures.ts';
import { measure, type Measurement } from './measure.ts';

/** One thing that is timed, and the median it must keep to; null where only the figure is of interest. */
export type Part = { name: string; budgetMs: number | null; run: () => Measurement };

const NOON = new Date('2026-05-11T07:00:00Z');

/** What guests type, key by key, a slip of the finger among it. */
const QUERIES = ['плов с говядиной', "shashlik qo'ziqorin", 'burger with chicken 12', 'самса', 'pitsza'];

const menus: Part[] = [
  {
    name: 'build a menu of 10,000 products',
    budgetMs: 3,
    run: () => {
      const overall = bigOverall(10_000);
      return measure(() => buildMenu(overall, { language: 'ru' }));
    },
  },
  {
    name: 'the same for a chosen branch',
    budgetMs: 3,
    run: () => {
      const overall = bigOverall(10_000);
      return measure(() => buildMenu(overall, { language: 'ru', branchId: 'branch-1' }));
    },
  },
  {
    name: 'a keystroke of the search in them',
    budgetMs: 1,
    run: () => {
      const index = indexMenu(buildMenu(bigOverall(10_000), { language: 'ru' }));
      const typed = QUERIES.flatMap((query) => [...query].map((_, i) => query.slice(0, i + 1)));
      return measure((round) => searchMenu(index, typed[round % typed.length]!, 'ru'), typed.length);
    },
  },
  {
    name: 'read them once for the search',
    budgetMs: null,
    run: () => {
      const menu = buildMenu(bigOverall(10_000), { language: 'ru' });
      return measure(() => indexMenu(menu));
    },
  },
];

const orders: Part[] = [
  {
    name: 'price an order of 50 lines with 3 modifiers each',
    budgetMs: 0.2,
    run: () => {
      const order = { lines: manyLines(50), deliveryPrice: 15_000, now: NOON };
      return measure(() => priceOrder({ ...order, serviceType: 'DELIVERY' }), 20);
    },
  },
  {
    name: 'the times of seven days, every quarter of an hour',
    budgetMs: null,
    run: () => {
      const terms = { branch: aBranch(), serviceType: 'DELIVERY', now: NOON, zone: 'Asia/Tashkent' } as const;
      return measure(() => slotsFor({ ...terms, leadMinutes: 30 }));
    },
  },
];

const zones: Part[] = [
  ...(['beside', 'stacked'] as const).map((layout) => ({
    name: `zone check, 50 polygons of 200 points ${layout === 'beside' ? 'beside' : 'on top of'} each other`,
    budgetMs: 0.005,
    run: () => {
      const regions = manyRegions(200, layout);
      const points = manyPoints(1_000);
      return measure((round) => isDeliverable(regions, points[round % points.length]!), 1_000);
    },
  })),
  {
    name: 'the same, every polygon checked whatever the others returned',
    budgetMs: 0.005,
    run: () => {
      const polygons = manyRegions(200, 'stacked').map(({ polygon }) => polygon);
      const points = manyPoints(1_000);
      const countAt = (round: number) =>
        polygons.filter((polygon) => containsPoint(polygon, points[round % points.length]!)).length;
      return measure(countAt, 1_000);
    },
  },
];

/** Everything that runs on a tap or a key of the guest's phone, or for each order on the server. */
export const parts: readonly Part[] = [...menus, ...orders, ...zones];

import { priceOrder } from '../src/cart/price-order.ts';
import { buildMenu } from '../src/catalog/build-menu.ts';
import { containsPoint } from '../src/delivery-area/contains-point.ts';
import { isDeliverable } from '../src/delivery-area/delivery-regions.ts';
import { indexMenu } from '../src/search/index-menu.ts';
import { searchMenu } from '../src/search/search-menu.ts';
import { bigOverall, manyLines, manyPoints, manyRegions } from './fixtures.ts';
import { measure, type Measurement } from './measure.ts';

/** One thing that is timed, and the median it must keep to. */
type Part = { name: string; budgetMs: number; run: () => Measurement };

/** What a guest types key by key: both alphabets, two words, a typo, nothing to find. */
const KEYS = ['l', 'la', 'lag', "lag'mon", 'лагман', 'burger mol', 'шашлик', 'shashlyk', 'osh 77', 'xyzzy'];

const parts: Part[] = [
  {
    name: 'build a menu of 10,000 products',
    budgetMs: 3,
    run: () => {
      const overall = bigOverall(10_000);
      return measure(() => buildMenu(overall, { language: 'uz' }));
    },
  },
  {
    name: 'search it, a keystroke',
    budgetMs: 1,
    run: () => {
      const index = indexMenu(bigOverall(10_000));
      return measure((round) => searchMenu(index, KEYS[round % KEYS.length]!, 'uz'), KEYS.length);
    },
  },
  {
    name: 'read it for the search, once a menu',
    budgetMs: 150,
    run: () => {
      const overall = bigOverall(10_000);
      return measure(() => indexMenu(overall));
    },
  },
  {
    name: 'price an order of 50 lines with 3 modifiers each',
    budgetMs: 1,
    run: () => {
      const order = { lines: manyLines(50), deliveryPrice: 15_000, now: new Date('2026-05-11T07:00:00Z') };
      return measure(() => priceOrder({ ...order, serviceType: 'DELIVERY' }), 20);
    },
  },
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
    name: 'the same without a hit on the way, every polygon asked',
    budgetMs: 0.005,
    run: () => {
      const polygons = manyRegions(200, 'stacked').map(({ polygon }) => polygon);
      const points = manyPoints(1_000);
      return measure(
        (round) => polygons.filter((polygon) => containsPoint(polygon, points[round % points.length]!)),
        1_000,
      );
    },
  },
];

const isChecking = process.argv.includes('--check');
for (const { name, budgetMs, run } of parts) {
  const { medianMs, p95Ms } = run();
  const isOver = medianMs > budgetMs;
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${inUnits(medianMs)} median ${inUnits(p95Ms)} p95 (budget ${inUnits(budgetMs)})  ${name}`,
  );
  if (isOver && isChecking) process.exitCode = 1;
}

function inUnits(ms: number): string {
  return (ms < 0.1 ? `${(ms * 1000).toFixed(2)} µs` : `${ms.toFixed(2)} ms`).padStart(9);
}

import { TOKEN } from '../bench-merchant.ts';
import { atMost, type Row } from '../median.ts';
import { BENCH_HOST, orderBody } from '../order-rates.ts';
import { residentMegabytes, type Program } from '../program.ts';
import { scaleHost, type Scale } from './fill-scale.ts';
import { measuredCalls } from './guest-calls.ts';
import { runMixed, type MixedLoad, type MixedResult } from './mixed-plan.ts';

const SAMPLE_MS = 5_000;
/** More than one brand may have waiting. */
const CROWD = 1_500;
const RECOVERS_MS = 10_000;

/** Brands that guests ask at once. */
const BUSY_BRANDS = 20;
const READER = 9;

/** A request of the bench brand's guest as one of a copied brand's guest. */
const ofBrands = (request: string) =>
  request
    .replaceAll(BENCH_HOST, scaleHost('BRAND'))
    .replaceAll('m-bench', 'm-scale-BRAND')
    .replaceAll(TOKEN, 'guest-token-')
    .replaceAll(`person-${READER}`, `guest-${READER}`);

/** What guests ask for, by how often: menus, prices, orders and the list of one's own. */
async function kindsOf(port: number): Promise<MixedLoad['kinds']> {
  const weights: Readonly<Record<string, number>> = {
    'menu page': 40,
    'menu of the API': 25,
    quote: 20,
    "a guest's orders": 10,
  };
  const body = await orderBody(port);
  // Of many guests: one guest's orders are placed one after another.
  const order = [
    'POST /orders/v1/orders HTTP/1.1',
    `Host: ${BENCH_HOST}`,
    `Authorization: Bearer ${TOKEN}PERSON`,
    'Content-Type: application/json',
    'Idempotency-Key: KEY',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  const reads = measuredCalls(READER).flatMap(({ name, request }) => {
    const weight = weights[name];
    return weight ? [{ name, request, weight }] : [];
  });
  return [...reads, { name: 'order', request: order, weight: 5 }].map((kind) => ({
    ...kind,
    request: ofBrands(kind.request),
  }));
}

const failedOf = ({ statuses, answered }: MixedResult) => answered - (statuses[200] ?? 0);

type Mix = Pick<MixedLoad, 'port' | 'kinds' | 'brands' | 'guests'>;

/** The mix of calls at the copied brands. */
export const mixOf = async ({ port }: Program, { brands, guests }: Scale): Promise<Mix> => ({
  port,
  kinds: await kindsOf(port),
  brands: Math.min(BUSY_BRANDS, brands),
  guests,
});

/** Load of every kind at 80 % of what the server can, for so many minutes; then more than it can. */
export async function measureSteady(product: Program, scale: Scale, minutes: number): Promise<Row[]> {
  const mix = await mixOf(product, scale);
  const most = await runMixed({ ...mix, connections: 32, seconds: 15, perSecond: 0 });
  const perSecond = Math.round((0.8 * most.answered) / most.seconds);
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentMegabytes(product.pid)), SAMPLE_MS);
  const steady = await runMixed({ ...mix, connections: 64, seconds: minutes * 60, perSecond });
  clearInterval(sampling);
  const third = Math.floor(memory.length / 3);
  const growth = Math.max(...memory.slice(-third)) / Math.max(...memory.slice(third, 2 * third));
  const rows = [
    atMost(
      `${minutes} min at ${perSecond}/s, 80 % of ${Math.round(most.answered / most.seconds)}/s: errors`,
      failedOf(steady),
      {
        target: 0,
        unit: `of ${steady.answered}`,
      },
    ),
    atMost(`p99 against p50 of ${steady.p50.toFixed(1)} ms`, steady.p99 / steady.p50, {
      target: 5,
      unit: 'x',
    }),
    ...Object.entries(steady.kinds).map(([name, { p50, p99 }]) =>
      atMost(`of them ${name}: p99 of ${p99.toFixed(1)} ms against p50 of ${p50.toFixed(1)} ms`, p99 / p50, {
        target: 5,
        unit: 'x',
      }),
    ),
    atMost(`memory, last third against the one before (${Math.round(memory.at(-1) ?? 0)} MB)`, growth, {
      target: 1.1,
      unit: 'x',
    }),
  ];
  return [...rows, ...(await measureOverload(mix))];
}

/** A crowd that asks for prices without a pause, and how soon the next guest is served after it. */
async function measureOverload(mix: Mix): Promise<Row[]> {
  const quotes = mix.kinds.filter(({ request }) => request.startsWith('POST'));
  const crowd = await runMixed({ ...mix, connections: CROWD, seconds: 10, perSecond: 0, kinds: quotes });
  const from = performance.now();
  let recovered = Infinity;
  while (performance.now() - from < RECOVERS_MS && recovered === Infinity) {
    const look = await runMixed({ ...mix, connections: 4, seconds: 0.5, perSecond: 0 });
    if (failedOf(look) === 0 && look.p50 < 50) recovered = performance.now() - from;
  }
  const answers = Object.entries(crowd.statuses).map(([status, count]) => `${count} × ${status}`);
  const others = crowd.answered - (crowd.statuses[200] ?? 0) - (crowd.statuses[503] ?? 0);
  return [
    {
      name: `${CROWD} at once: neither served nor shed`,
      figure: `${others}  (${answers.join(', ')})`,
      target: '0, some 503',
      ok: others === 0 && (crowd.statuses[503] ?? 0) > 0,
    },
    atMost('until guests are served as before', recovered / 1000, { target: RECOVERS_MS / 1000, unit: 's' }),
  ];
}

import { Connection } from '../connection.ts';
import type { MixedLoad, MixedResult, Spread } from './mixed-plan.ts';

/** The generator of mixed load: reads its plan from the command line, prints its result as JSON. */
const load = JSON.parse(process.argv[2] ?? '{}') as MixedLoad;
const total = load.kinds.reduce((sum, { weight }) => sum + weight, 0);
/** Kinds in turn, each as often as its weight and evenly spread. */
const turns = Array.from({ length: total }, (_, n) => {
  let at = (n * 7919) % total;
  return load.kinds.find(({ weight }) => (at -= weight) < 0)!;
});

const statuses: Record<number, number> = {};
const times: number[] = [];
const timesOf = new Map<string, number[]>(load.kinds.map(({ name }) => [name, []]));
let asked = 0;

const until = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

const oneOf = (count: number) => Math.floor(Math.random() * count);
/** Who reads only is among the first ten: a list of own orders must not grow with the load. */
const ordering = () => String(10 + oneOf(load.guests - 10));

async function run(connection: Connection, nth: number): Promise<void> {
  const every = load.perSecond > 0 ? (1000 * load.connections) / load.perSecond : 0;
  let due = startedAt + (every * nth) / load.connections;
  while (performance.now() < endsAt) {
    if (every > 0) await until(due);
    const from = every > 0 ? due : performance.now();
    due += every;
    const { name, request } = turns[asked++ % total]!;
    const brand = String(1 + oneOf(load.brands));
    const { status } = await connection.ask(
      request
        .replaceAll('BRAND', brand)
        .replace('KEY', () => crypto.randomUUID())
        .replace('PERSON', ordering),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    const took = performance.now() - from;
    times.push(took);
    timesOf.get(name)!.push(took);
  }
}

const connections = Array.from({ length: load.connections }, () => new Connection(load.port, false));
const startedAt = performance.now();
const endsAt = startedAt + load.seconds * 1000;
await Promise.all(connections.map(run));
const seconds = (performance.now() - startedAt) / 1000;
for (const one of connections) one.close();
function spreadOf(list: number[]): Spread {
  list.sort((a, b) => a - b);
  const at = (share: number) => list[Math.floor(list.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
const kinds = Object.fromEntries([...timesOf].map(([name, list]) => [name, spreadOf(list)]));
const result: MixedResult = { answered: times.length, seconds, statuses, ...spreadOf(times), kinds };
process.stdout.write(JSON.stringify(result));

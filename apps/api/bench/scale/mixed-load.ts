import { Connection } from '../connection.ts';
import type { MixedLoad, MixedResult } from './mixed-plan.ts';

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
let asked = 0;

const until = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

async function run(connection: Connection, nth: number): Promise<void> {
  const every = load.perSecond > 0 ? (1000 * load.connections) / load.perSecond : 0;
  let due = startedAt + (every * nth) / load.connections;
  while (performance.now() < endsAt) {
    if (every > 0) await until(due);
    const from = every > 0 ? due : performance.now();
    due += every;
    const { request } = turns[asked++ % total]!;
    const { status } = await connection.ask(request.replace('KEY', () => crypto.randomUUID()));
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(performance.now() - from);
  }
}

const connections = Array.from({ length: load.connections }, () => new Connection(load.port, false));
const startedAt = performance.now();
const endsAt = startedAt + load.seconds * 1000;
await Promise.all(connections.map(run));
const seconds = (performance.now() - startedAt) / 1000;
for (const one of connections) one.close();
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const result: MixedResult = { answered: times.length, seconds, statuses, p50: at(0.5), p99: at(0.99) };
process.stdout.write(JSON.stringify(result));

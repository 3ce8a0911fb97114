import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findChromium } from '@dasturxon/tooling/chromium';
import { ROOT, run } from '@dasturxon/tooling/run-step';

import { besideRows } from './beside.ts';
import { measured, ROWS, SHELL_ROWS, toTable } from './budget.ts';
import type { Conditions, Target } from './harness/browser-profile.ts';
import { busyShare, QUIET_SHARE } from './harness/machine.ts';
import { NETWORKS } from './harness/networks.ts';
import { packetLink } from './harness/packet-link.ts';
import { measureRound, type Phase, PHASES, type Round } from './harness/round.ts';
import { median } from './harness/statistics.ts';
import { measureScreens } from './screens.ts';
import { isShell, SHELLS, shellTarget } from './shells.ts';
import { openBenchSites } from './sites.ts';

/** The phase that has no floor: screens opened from the menu. */
const SCREENS = 'screens';

/**
 * Measures the menu page beside the floor page in interleaved rounds, in a throttled phone-sized Chromium, and
 * prints medians, ratios and budgets: `pnpm bench [--quick] [--products 240] [--rounds 7] [--phases cold,warm]`. With
 * `--shell telegram` or `--shell click` the menu page is the one that opens there, as the sandbox's launcher opens it. `--packets`: the
 * website over a link of packets instead of Chromium's emulated network.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '240' },
    rounds: { type: 'string' },
    phases: { type: 'string' },
    shell: { type: 'string' },
    network: { type: 'string', default: 'slow4g' },
    packets: { type: 'boolean', default: false },
    cpu: { type: 'string', default: '4' },
    'no-build': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 3 : 7));
const network = NETWORKS[values.network as keyof typeof NETWORKS];
if (!network) throw new Error(`--network must be one of ${Object.keys(NETWORKS).join(', ')}`);
const { shell } = values;
if (shell !== undefined && !isShell(shell)) throw new Error(`--shell must be one of ${SHELLS.join(', ')}`);
if (shell && values.packets) throw new Error('--packets measures the website alone');
const whole = shell || values.packets ? PHASES : [...PHASES, SCREENS];
const asked = (values.phases ?? (values.quick ? 'cold,eager' : whole.join(','))).split(',');
const phases = PHASES.filter((phase) => asked.includes(phase)) as readonly Phase[];

if (!values['no-build'] && (await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0)
  process.exit(1);
const conditions: Conditions = {
  executablePath: await findChromium(),
  network: values.packets ? NETWORKS.none : network,
  cpu: Number(values.cpu),
  quietMs: 1000,
  maxMs: 40_000,
};

const sites = await openBenchSites(Number(values.products));
const links: { stop: () => void }[] = [];

/** The address of a site behind the link that was asked for. */
async function reach(url: string): Promise<string> {
  if (!values.packets) return url;
  const link = await packetLink(Number(new URL(url).port), network);
  links.push(link);
  return Object.assign(new URL(url), { port: String(link.port) }).href;
}

const floor: Target = {
  name: 'floor',
  url: await reach(sites.floor),
  card: '.c',
  add: '.c button',
  ack: '#k',
};
const ours: Target = {
  ...(shell ? shellTarget(shell, sites.port) : { name: 'menu page', url: await reach(sites.menu) }),
  card: '[data-product]',
  add: '[data-product] [data-add]',
  ack: '[data-basket]',
};
const samples = new Map<Target, Round[]>([
  [floor, []],
  [ours, []],
]);

const busy: number[] = [];

try {
  // The first round fills the server's own caches and is thrown away.
  for (let round = 0; round <= rounds; round += 1) {
    busy.push(await busyShare());
    const order = round % 2 === 0 ? [floor, ours] : [ours, floor];
    for (const target of order) {
      const result = await measureRound(target, conditions, phases);
      if (round > 0) samples.get(target)?.push(result);
      const card = Math.round(result.cold?.card ?? -1);
      console.error(
        `${round === 0 ? 'warm-up' : `round ${round}/${rounds}`} ${target.name}: first card ${card} ms`,
      );
    }
  }
} finally {
  for (const link of links) link.stop();
  await sites.close();
}

const screens = asked.includes(SCREENS) ? await measureScreens(conditions, rounds) : [];

const othersShare = median(busy) ?? 0;
const isQuiet = othersShare <= QUIET_SHARE;
const rows = [
  ...measured(shell ? SHELL_ROWS : ROWS, {
    floor: samples.get(floor) ?? [],
    ours: samples.get(ours) ?? [],
    isQuiet,
  }),
  ...(shell ? [] : besideRows({ screens, visitors: sites.visitors, isQuiet })),
];
const about = `${network.label}${values.packets ? ', in packets' : ''}; CPU ${conditions.cpu}×; ${values.products} products; ${rounds} interleaved rounds, medians; ${isQuiet ? '' : 'times on the clock are not judged: '}others use ${Math.round(othersShare * 100)} % of the processors`;
console.log(`\n${about}\n\n${toTable(rows, ours.name)}\n`);
const out = values.out ?? join(ROOT, `.cache/bench${shell ? `-${shell}` : ''}.json`);
mkdirSync(join(out, '..'), { recursive: true });
const meta = {
  date: new Date().toISOString(),
  about,
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
};
const summary = rows.map(({ row, ...rest }) => ({
  label: row.label,
  unit: row.unit,
  limit: row.limit,
  ...rest,
}));
writeFileSync(
  out,
  JSON.stringify(
    {
      meta,
      summary,
      samples: { ...Object.fromEntries([...samples].map(([{ name }, all]) => [name, all])), screens },
    },
    null,
    1,
  ),
);

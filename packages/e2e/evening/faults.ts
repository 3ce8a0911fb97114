import { startServer, type RunningServer } from '../src/server/running-server.ts';
import { read, until } from './client.ts';
import type { Clock } from './clock.ts';
import { type KitchenPrinter, type PrinterAlarm, runOutOfPaper } from './printer.ts';
import type { Staff } from './staff.ts';

type Fault = { service: string; mode: string; delayMs?: number };

const setFault = (fault: Fault) => read({ path: '/sandbox/api/faults', method: 'POST', body: fault });

/** The server under the evening: it can be killed, and is started again on the same port and database. */
export type Killable = { current: RunningServer; kill: () => Promise<void> };

/** Starts the server with settings that stay the same over its restarts. */
export async function startKillable(dataDir: string, env: Record<string, string>): Promise<Killable> {
  const server: Killable = {
    current: await startServer(dataDir, env),
    async kill() {
      await server.current.kill();
      server.current = await startServer(dataDir, env);
    },
  };
  return server;
}

type Around = {
  clock: Clock;
  staff: Staff;
  server: Killable;
  printer: KitchenPrinter;
  alarms: PrinterAlarm[];
};

/** The faults of the evening by simulated second; each with its name. */
const FAULTS: readonly { at: number; name: string; cause: (around: Around) => Promise<unknown> }[] = [
  { at: 240, name: 'Payme answers with errors', cause: () => setFault({ service: 'payme', mode: 'error' }) },
  {
    at: 300,
    name: 'Click answers after 3 s',
    cause: () => setFault({ service: 'click', mode: 'slow', delayMs: 3_000 }),
  },
  {
    at: 360,
    name: 'the kitchen’s printer is out of paper',
    cause: async ({ printer, staff, alarms }) => alarms.push(await runOutOfPaper(printer, staff.KITCHEN)),
  },
  { at: 480, name: 'Payme is well again', cause: () => setFault({ service: 'payme', mode: 'ok' }) },
  { at: 540, name: 'Click is well again', cause: () => setFault({ service: 'click', mode: 'ok' }) },
  { at: 600, name: 'the operator’s board is offline for three minutes', cause: cutOperator },
  { at: 840, name: 'the server is killed and started again', cause: ({ server }) => server.kill() },
  {
    at: 1020,
    name: 'the printer loses the confirmation of a ticket',
    cause: async ({ printer }) => printer.setMode('lose'),
  },
  { at: 1080, name: 'Telegram is down', cause: () => setFault({ service: 'telegram', mode: 'down' }) },
  { at: 1200, name: 'Telegram is well again', cause: () => setFault({ service: 'telegram', mode: 'ok' }) },
];

const OFFLINE_S = 180;

async function cutOperator({ clock, staff }: Around): Promise<void> {
  const before = staff.OPERATOR.snapshots();
  const restore = staff.OPERATOR.cut();
  const back = clock.seconds() + OFFLINE_S;
  await until('the network is back', async () => clock.seconds() >= back);
  restore();
  await until('the board begins again from a snapshot', async () => staff.OPERATOR.snapshots() > before);
}

/** Causes the faults at their times, one after the other. */
export async function causeFaults(around: Around, report: (text: string) => void): Promise<void> {
  for (const { at, name, cause } of FAULTS) {
    await until(name, async () => around.clock.seconds() >= at, around.clock.ms(at) + 90_000);
    report(name);
    await cause(around);
  }
}

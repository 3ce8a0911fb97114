import { setTimeout as pause } from 'node:timers/promises';

import { isInTrouble } from '@dasturxon/core/printing';

import { ask, type Question } from '../src/server/ask.ts';
import type { StaffMember } from './board.ts';
import { until } from './client.ts';
import { BRANCH, BRAND } from './guests.ts';

/** `paperOut` reports it and prints nothing; `lose` is cut off once, after its paper and before its confirmation. */
export type PrinterMode = 'ok' | 'paperOut' | 'lose';

/** The kitchen's printer: a device of its own, so it survives the server. */
export type KitchenPrinter = {
  setMode: (mode: PrinterMode) => void;
  /** How many papers there are of a print job. */
  papers: ReadonlyMap<string, number>;
  stop: () => void;
};

/** Printers poll every few seconds; people are faster here than in life, and so is the printer. */
const EVERY_MS = 500;

const SETTINGS = {
  branchId: BRANCH,
  name: 'Oshxona',
  way: 'CLOUDPRNT',
  paper: '80',
  kinds: ['KITCHEN'],
  stations: null,
  copies: 1,
  trigger: 'ACCEPT',
  language: 'uz',
};

/** Adds a printer of the kitchen's tickets and switches it on: it calls the server by CloudPRNT. */
export async function plugInPrinter(manager: StaffMember): Promise<KitchenPrinter> {
  const added = await manager.call({ path: '/admin/v1/printers', method: 'POST', body: SETTINGS });
  if (added.status !== 200) throw new Error(`a printer is added: ${added.status} ${added.text}`);
  const { printer, secret } = added.json<{ printer: { id: string }; secret: string }>();
  const authorization = `Basic ${Buffer.from(`${printer.id}:${secret}`).toString('base64')}`;
  const call = (query: string, rest: Pick<Question, 'method' | 'body'>) => {
    const path = `/printers/v1/cloudprnt${query}`;
    return ask({ host: `${BRAND}.localhost`, path, ...rest, headers: { authorization } });
  };

  const papers = new Map<string, number>();
  let [mode, isOn]: [PrinterMode, boolean] = ['ok', true];
  const turn = async () => {
    const statusCode = mode === 'paperOut' ? '410 Paper Out' : '200 OK';
    const asked = await call('', { method: 'POST', body: { statusCode, printingInProgress: false } });
    if (asked.status !== 200) return;
    const { jobToken } = asked.json<{ jobToken?: string }>();
    if (!jobToken) return;
    const fetched = await call(`?token=${jobToken}&type=image/png`, {});
    if (fetched.status !== 200) return;
    papers.set(jobToken, (papers.get(jobToken) ?? 0) + 1);
    if (mode === 'lose') mode = 'ok';
    else await call(`?token=${jobToken}&code=200%20OK`, { method: 'DELETE' });
  };
  const work = async () => {
    while (isOn) {
      // A server that is being started again does not answer; the printer asks again.
      await turn().catch(() => undefined);
      await pause(EVERY_MS);
    }
  };
  void work();
  const setMode = (next: PrinterMode) => void (mode = next);
  return { papers, setMode, stop: () => void (isOn = false) };
}

/** How long a ticket waited before the kitchen's board showed that its printer fails, in seconds. */
export type PrinterAlarm = { printerId: string; seconds: number };

/**
 * The printer runs out of paper, until the kitchen's board shows it; then a cook fills it, and no ticket is in trouble any
 * more. Returns the alarm.
 */
export async function runOutOfPaper(printer: KitchenPrinter, cook: StaffMember): Promise<PrinterAlarm> {
  printer.setMode('paperOut');
  const inTrouble = () => cook.prints().find((job) => isInTrouble(job, new Date()));
  const job = await until('the board shows the failing printer', async () => inTrouble());
  const alarm = { printerId: job.printerId, seconds: (Date.now() - Date.parse(job.createdAt)) / 1000 };
  printer.setMode('ok');
  await until('the tickets are printed after the repair', async () => inTrouble() === undefined);
  return alarm;
}

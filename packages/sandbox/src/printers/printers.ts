import { createStandInPrinter, type PrinterAccount, type StandInPrinter } from './stand-in-printer.ts';

const EVERY_MS = 1_000;
const PRINTERS_AT_MOST = 20;

/** The stand-in printers of this machine. Each polls its server once a second. */
export function createPrinters(now: () => Date) {
  const printers = new Map<string, StandInPrinter>();

  async function poll(user: string, printer: StandInPrinter): Promise<void> {
    // A server that is being started again does not answer; the printer asks again.
    await printer.turn().catch(() => undefined);
    if (printers.get(user) === printer) setTimeout(() => void poll(user, printer), EVERY_MS).unref();
  }

  return {
    list: () => [...printers],
    find: (user: string) => printers.get(user) ?? null,
    /** Switches a printer on. One of the same user replaces the former; the oldest of too many is switched off. */
    add(account: PrinterAccount): StandInPrinter {
      const printer = createStandInPrinter(account, now);
      printers.set(account.user, printer);
      for (const user of [...printers.keys()].slice(0, Math.max(0, printers.size - PRINTERS_AT_MOST)))
        printers.delete(user);
      void poll(account.user, printer);
      return printer;
    },
  };
}
export type Printers = ReturnType<typeof createPrinters>;

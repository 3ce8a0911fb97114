import type { SavedPrinter } from '@dasturxon/core/printing';

import { printers, printJobs } from '../../db/schema/printing.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { Scene } from '../scene.ts';

const PRINTER: Omit<SavedPrinter, 'branchId'> = {
  name: 'Oshxona',
  way: 'CLOUDPRNT',
  paper: '80',
  kinds: ['GUEST'],
  stations: null,
  copies: 1,
  trigger: 'HAND',
  language: 'uz',
};

/** Writes a printer of a branch. Returns its id. */
export async function printerFor({ deps, merchantId }: Scene, branchId: string): Promise<string> {
  const id = crypto.randomUUID();
  const row = { merchantId, id, branchId, data: PRINTER, secretHash: sha256(id) };
  await deps.db.inTenant(merchantId, (tx) => tx.insert(printers).values(row));
  return id;
}

async function printJobFor(scene: Scene, branchId: string): Promise<string> {
  const [{ deps, merchantId }, id] = [scene, crypto.randomUUID()];
  const printerId = await printerFor(scene, branchId);
  const row = { merchantId, id, printerId, kind: 'KITCHEN', revision: 0, mark: 'TEST', copy: 0 } as const;
  await deps.db.inTenant(merchantId, (tx) => tx.insert(printJobs).values(row));
  return id;
}

/** What the calls about printers send, by their name. */
export const PRINTER_BODIES = {
  addPrinter: ({ branchId }: { branchId: string }) => ({ ...PRINTER, branchId }),
  changePrinter: ({ branchId }: { branchId: string }) => ({ ...PRINTER, branchId }),
  printOrder: ({ printerId }: { printerId?: string }) => ({ printerId, kind: 'GUEST' }),
};

/** What a call about a printer or a print job is about; null for other calls. */
export async function printSubject(scene: Scene, path: string, branchId: string) {
  const make = /^\/admin\/v1\/(printers|print-jobs)\//.exec(path)?.[1];
  if (make === undefined) return null;
  const id = await (make === 'printers' ? printerFor : printJobFor)(scene, branchId);
  return { id, version: 1, branchId };
}

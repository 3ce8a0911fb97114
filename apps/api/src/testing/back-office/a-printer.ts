import { endpoints, unwrap } from '@dasturxon/core/api';
import type { SavedPrinter } from '@dasturxon/core/printing';
import { eq } from 'drizzle-orm';

import { planPrintsJob } from '../../back-office/printing/plan-order.ts';
import { outbox } from '../../db/schema/merchants.ts';
import type { Scene } from '../scene.ts';
import type { StaffPerson } from './back-office-scene.ts';

const PATH = '/printers/v1/cloudprnt';

/** A printer of a merchant that a manager has added, as it calls the server. */
export async function aPrinter(scene: Scene, manager: StaffPerson, change: Partial<SavedPrinter> = {}) {
  const body: SavedPrinter = {
    branchId: 'branch-1',
    name: 'Oshxona',
    way: 'CLOUDPRNT',
    paper: '80',
    kinds: ['KITCHEN'],
    stations: null,
    copies: 1,
    trigger: 'ACCEPT',
    language: 'uz',
    ...change,
  };
  const { printer, secret } = unwrap(await manager.api(endpoints.addPrinter, { body }));
  const authorization = `Basic ${Buffer.from(`${printer.id}:${secret}`).toString('base64')}`;
  const call = (method: string, query = '', sent?: object) =>
    scene.app.request(`${PATH}${query}`, {
      method,
      headers: { host: scene.host, authorization, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
  return {
    ...printer,
    secret,
    call,
    async poll(statusCode = '200%20OK', printingInProgress = false) {
      const response = await call('POST', '', { statusCode, printingInProgress });
      return (await response.json()) as { jobReady: boolean; jobToken?: string; mediaTypes?: string[] };
    },
    fetch: (token: string) => call('GET', `?token=${token}&type=image/png`),
    confirm: (token: string, code = '200%20OK') => call('DELETE', `?token=${token}&code=${code}`),
  };
}

/** Does the waiting jobs that plan tickets, as the worker would. */
export async function planWaitingPrints({ deps, merchantId }: Scene): Promise<void> {
  const rows = await deps.db.inTenant(merchantId, (tx) =>
    tx.delete(outbox).where(eq(outbox.queue, 'print.plan')).returning(),
  );
  for (const { payload } of rows) await planPrintsJob(deps, merchantId, payload as { orderId: string });
}

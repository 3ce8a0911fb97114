import { createSandbox, type Fault } from '@dasturxon/sandbox';
import { and, asc, eq, sql } from 'drizzle-orm';

import { jobHandlers } from '../../app/job-handlers.ts';
import { outbox } from '../../db/schema/merchants.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { COMMANDS } from '../../management/commands.ts';
import { CALL_MS, lateNetwork } from './late-network.ts';
import { aRunningApi, type SceneOptions } from '../scene.ts';

/** A lead as the stand-in has it. */
export type StandInLead = {
  id: number;
  name: string;
  price: number;
  status_id?: number;
  pipeline_id?: number;
  notes: string[];
  _embedded: {
    tags: { name: string }[];
    contacts: { first_name: string; custom_fields_values?: { values: { value: string }[] }[] }[];
  };
};

export const HOST = 'osh.amocrm.ru';

type CrmSceneOptions = { account?: object; isPaced?: boolean; brand?: SceneOptions['brand'] };

/** A brand that is connected to the stand-in of amoCRM. */
export async function aCrmScene({
  account = { host: HOST, token: `crm-${HOST}` },
  isPaced = false,
  brand,
}: CrmSceneOptions = {}) {
  const osh = await aRunningApi({ ...(brand && { brand }) });
  const sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    // The pace is kept in real seconds.
    now: () => (isPaced ? new Date() : osh.clock.now),
  });
  const { network, settled } = lateNetwork(sandbox);
  const calls: string[] = [];
  osh.deps.amoAccess = {
    originOf: (host) => `http://127.0.0.1/sandbox/amocrm/${host}`,
    isPaced,
    fetch: (input, init) => {
      calls.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname.split(HOST)[1]}`);
      return network(input, init);
    },
  };
  const command = (given: object = {}) => COMMANDS['brand-crm']!(osh.deps, { sub: osh.merchantId, ...given });
  await command({ account });

  const dueJobs = () =>
    osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(
          and(
            eq(outbox.queue, 'crm.push'),
            sql`coalesce(start_after, ${osh.clock.now.toISOString()}::timestamptz) <= ${osh.clock.now.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(asc(outbox.createdAt)),
    );
  /** Works the jobs of the CRM that are due, as the queue would. */
  async function work(): Promise<void> {
    for (let [row] = await dueJobs(); row; [row] = await dueJobs()) {
      const { id, payload } = row;
      const own = and(eq(outbox.merchantId, osh.merchantId), eq(outbox.id, id));
      await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.delete(outbox).where(own));
      // The queue of the row decides what its payload is.
      await jobHandlers(osh.deps)['crm.push'](osh.merchantId, payload as Jobs['crm.push']);
    }
    await settled();
  }
  return {
    osh,
    wire: sandbox.wire,
    calls,
    command,
    work,
    /** So many seconds pass, in steps of five, with the jobs of each. */
    async pass(seconds: number): Promise<void> {
      for (let passed = 0; passed < seconds; passed += 5) {
        osh.clock.now = new Date(osh.clock.now.getTime() + 5_000);
        await work();
      }
    },
    leads: async (): Promise<StandInLead[]> =>
      (await (await sandbox.app.request(`/amocrm/${HOST}/sandbox-leads`)).json()) as StandInLead[],
    fault: (mode: Fault['mode'], times?: number) =>
      sandbox.faults.set({ service: 'amocrm', mode, ...(times && { times }), delayMs: CALL_MS * 2 }),
  };
}

export type CrmScene = Awaited<ReturnType<typeof aCrmScene>>;

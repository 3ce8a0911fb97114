/**
 * A worker process for a test that kills it during a job: before the job's effect or after, by `HANG`. It makes a brand
 * with one order that waits for its time, and sends the job that releases it.
 */
import { openDatabase } from '../db/open-database.ts';
import { migrate } from '../db/migrate.ts';
import { users } from '../db/schema/customers.ts';
import { orders } from '../db/schema/orders.ts';
import { readEnv } from '../kernel/env.ts';
import { sendJob } from '../jobs/queues.ts';
import { startJobs } from '../jobs/worker.ts';
import { createLog } from '../kernel/log.ts';
import { releaseOrder } from '../orders/moves/move-order.ts';
import { createSecrets } from '../kernel/secrets.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { aWholeBrand } from './a-brand.ts';
import { idleHandlers, orderJobDeps } from './job-worker.ts';

const merchantId = 'crash';
const reading = readEnv(process.env);
if ('problems' in reading) throw new Error(reading.problems.join('\n'));
const db = await openDatabase(reading.env, () => undefined);
await migrate(db);
await db.asPlatform((tx) => storeBrand(tx, aWholeBrand(merchantId), createSecrets(Buffer.alloc(32, 7))));
await db.inTenant(merchantId, async (tx) => {
  await tx.insert(users).values({ merchantId, id: 'guest' });
  const sums = { productPrice: 45_000, totalProductPrice: 45_000, totalPrice: 45_000, productCount: 1 };
  const none = { productDiscount: 0, totalProductDiscount: 0, totalDiscount: 0, deliveryPrice: 0 };
  const rest = {
    deliveryDiscount: 0,
    servicePrice: 0,
    cashback: 0,
    number: 1,
    userId: 'guest',
    branchId: 'branch-1',
  };
  const what = { id: 'order', status: 'AT_TIME', serviceType: 'PICK_UP', paymentType: 'CASH' } as const;
  await tx.insert(orders).values({ merchantId, ...what, ...sums, ...none, ...rest, deliveryAt: new Date() });
  await sendJob(tx, {
    id: crypto.randomUUID(),
    merchantId,
    queue: 'order.release',
    payload: { orderId: 'order' },
  });
});

const forEver = () => new Promise<never>(() => setInterval(() => undefined, 60_000));
const inHand = () => process.stdout.write('in hand\n');
const deps = orderJobDeps(db);

await startJobs(db, createLog('silent'), {
  ...idleHandlers(),
  'order.release': async (merchant, { orderId }) => {
    if (process.env['HANG'] === 'after') await releaseOrder(deps, merchant, orderId);
    inHand();
    await forEver();
  },
});

/**
 * A server process for tests that kill it. It fills an empty database with one test brand and one signed-in customer,
 * then prints its address.
 */
import { readEnv } from '../kernel/env.ts';
import { createLog } from '../kernel/log.ts';
import { sessions, users } from '../db/schema/customers.ts';
import { merchants } from '../db/schema/merchants.ts';
import type { Deps } from '../app/deps.ts';
import { sha256 } from '../kernel/secrets.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { startServer } from '../app/start.ts';
import { aWholeBrand } from './a-brand.ts';
import { CLICK_ACCOUNT } from './payments/click/click-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from './payments/paying.ts';

const BRAND = 'crash';
const FAR = new Date('2100-01-01');

async function seed({ db, secrets }: Deps) {
  await db.asPlatform(async (tx) => {
    const [known] = await tx.select({ id: merchants.merchantId }).from(merchants).limit(1);
    if (known) return;
    await storeBrand(
      tx,
      aWholeBrand(
        BRAND,
        aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT, CLICK: CLICK_ACCOUNT }),
      ),
      secrets,
    );
    for (const role of ['CLIENT', 'OPERATOR']) {
      const id = role.toLowerCase();
      await tx
        .insert(users)
        .values({ merchantId: BRAND, id, role, phone: role === 'CLIENT' ? '998900000001' : null });
      const session = { merchantId: BRAND, id, userId: id, tokenHash: sha256(`token-${id}`), expiresAt: FAR };
      await tx.insert(sessions).values(session);
    }
  });
}

const reading = readEnv(process.env);
if ('problems' in reading) throw new Error(reading.problems.join('\n'));
const server = await startServer(reading.env, createLog('silent'), { seed });
// Armed, the process ends right after a commit: changes are announced before the answer.
process.on('SIGUSR2', () => {
  server.deps.orderEvents.announce = () => process.kill(process.pid, 'SIGKILL');
  process.stdout.write('armed\n');
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`listening ${server.url}\n`);

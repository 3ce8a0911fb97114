import { phoneCodes } from '../db/schema/customers.ts';
import type { Handle } from '../db/connect.ts';
import { sendJob } from '../jobs/queues.ts';
import type { Secrets } from '../kernel/secrets.ts';

type Backlog = { merchantId: string; count: number };

/** Puts SMS into the outbox that wait to be sent, each with its live code. */
export async function fillSmsBacklog(
  { db, secrets }: { db: Handle; secrets: Secrets },
  { merchantId, count }: Backlog,
): Promise<void> {
  const expiresAt = new Date(Date.now() + 24 * 3600_000);
  await db.inTenant(merchantId, async (tx) => {
    for (let at = 0; at < count; at += 1) {
      const [id, phone] = [crypto.randomUUID(), String(998_900_500_000 + at)];
      const code = { purpose: 'SIGN_IN', codeHmac: 'x', sentAt: new Date(), expiresAt };
      await tx.insert(phoneCodes).values({ merchantId, id, phone, ...code });
      const sealed = secrets.seal({ id, phone, text: `backlog ${at}` }, merchantId);
      const payload = { sealed, notAfter: expiresAt.toISOString(), about: phone };
      await sendJob(tx, { id, merchantId, queue: 'sms.send', payload });
    }
  });
}

import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import type { Deps } from '../http/serving/context.ts';
import { sendJob } from '../jobs/queues.ts';
import { smsAbout } from './sms/sms-about.ts';

/** What a sealed job of a code by Telegram holds; `id` is the code's. */
export const SealedCode = v.object({ id: v.string(), phone: v.string(), code: v.string() });

type NewMessage = {
  merchantId: string;
  code: v.InferOutput<typeof SealedCode>;
  /** The job does nothing after this moment. */
  notAfter: Date;
};

/**
 * Writes the job of a code by Telegram into the open transaction, for every phone alike: the job looks for the account,
 * so that neither the answer nor its time reveals whether there is one (T72). Call `wakeJobs` after commit.
 */
export async function enqueueCodeMessage(
  { secrets }: Pick<Deps, 'secrets'>,
  tx: Tx,
  { merchantId, code, notAfter }: NewMessage,
): Promise<void> {
  const payload = {
    sealed: secrets.seal(code, merchantId),
    notAfter: notAfter.toISOString(),
    about: smsAbout(secrets, code.phone),
  };
  await sendJob(tx, { id: code.id, merchantId, queue: 'bot.code', payload });
}

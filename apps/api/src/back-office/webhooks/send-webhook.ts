import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { webhookDeliveries, webhookEndpoints } from '../../db/schema/connections/webhooks.ts';
import { type Jobs, QUEUES } from '../../jobs/queues.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { signatureOf } from './signature.ts';
import { openWebhookSecrets } from './webhook-secrets.ts';

type SendDeps = Pick<Deps, 'db' | 'env' | 'log' | 'now' | 'secrets' | 'postToPublic'>;
type About = SendDeps & { merchantId: string; id: string };

const Sealed = v.object({ body: v.string() });
const MOST_ATTEMPTS = QUEUES['webhook.send'].retryLimit + 1;
/** The receiver wants no more of this. */
const GONE = 410;

const ownDelivery = ({ merchantId, id }: Pick<About, 'merchantId' | 'id'>) =>
  and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.id, id));

/** A delivery that still waits, with its endpoint; null for one that is over or whose endpoint was removed. */
async function readWaiting({ db, ...about }: About) {
  const [row] = await db.inTenant(about.merchantId, (tx) =>
    tx
      .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(
        webhookEndpoints,
        and(
          eq(webhookEndpoints.merchantId, webhookDeliveries.merchantId),
          eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        ),
      )
      .where(ownDelivery(about)),
  );
  if (!row || row.delivery.state !== 'WAITING' || row.endpoint.removedAt !== null) return null;
  return row;
}

/** Posts the event once. Resolves with the status, or with why there was none. */
async function post(about: About, row: NonNullable<Awaited<ReturnType<typeof readWaiting>>>) {
  const { secrets, merchantId, id } = about;
  const { body } = v.parse(Sealed, secrets.open(row.delivery.sealedBody, merchantId));
  const timestamp = Math.floor(about.now().getTime() / 1000);
  const live = openWebhookSecrets(secrets, row.endpoint.sealedSecrets, merchantId);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Dasturxon',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(live, { id, timestamp, body }),
  };
  const call = { url: row.endpoint.url, headers, body, allowsPrivate: about.env.SANDBOX };
  return about.postToPublic(call).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : 'no answer'),
  );
}

/**
 * The job that sends an event (B48). An answer of 2xx ends it; anything else is tried again by the queue, up to its limit.
 * 410 ends it at once. The state is written after the answer, so an event may arrive twice, with the same id.
 */
export async function sendWebhookJob(
  deps: SendDeps,
  merchantId: string,
  { deliveryId: id }: Jobs['webhook.send'],
): Promise<void> {
  const about = { ...deps, merchantId, id };
  const row = await readWaiting(about);
  if (!row) return;
  const result = await post(about, row);
  const isDelivered = typeof result === 'number' && result >= 200 && result < 300;
  const attempts = row.delivery.attempts + 1;
  const isOver = isDelivered || result === GONE || attempts >= MOST_ATTEMPTS;
  const state = isDelivered ? 'DELIVERED' : isOver ? 'GIVEN_UP' : 'WAITING';
  await deps.db.inTenant(merchantId, (tx) =>
    tx
      .update(webhookDeliveries)
      .set({
        state,
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        lastResult: String(result),
        doneAt: isOver ? deps.now() : null,
      })
      .where(ownDelivery(about)),
  );
  if (state === 'GIVEN_UP') deps.log.error({ merchantId, deliveryId: id, result }, 'webhook given up');
  if (!isOver) throw new Error(`webhook not taken: ${result}`);
}

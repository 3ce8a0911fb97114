import { createHmac } from 'node:crypto';

import { endpoints, unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import { WebhookEvent } from '@dasturxon/core/staff';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import { jobHandlers } from '../../app/job-handlers.ts';
import { webhookDeliveries } from '../../db/schema/connections/webhooks.ts';
import { outbox } from '../../db/schema/merchants.ts';
import type { Jobs, QueueName } from '../../jobs/queues.ts';
import { COMMANDS } from '../../management/commands.ts';
import type { ReceivedWebhook } from '../back-office/a-webhook-receiver.ts';
import { staffPerson } from '../back-office/back-office-scene.ts';
import { key, pickUp, place } from '../order-bodies.ts';
import { aRunningApi, type Scene } from '../scene.ts';

/** The secret, and the id of the endpoint, in a command's answer. */
export const secretIn = (answer: string) => /whsec_\S+/.exec(answer)![0];
export const endpointIn = (answer: string) => /endpoint (\S+)/.exec(answer)![1]!;

export const webhookIdOf = ({ headers }: ReceivedWebhook) => String(headers['webhook-id']);
export const eventOf = ({ body }: ReceivedWebhook) => v.parse(WebhookEvent, JSON.parse(body));

/** What the receiver computes itself, as its owner would. */
export function signedBy({ headers, body }: ReceivedWebhook, secret: string): string {
  const text = `${webhookIdOf({ headers, body })}.${String(headers['webhook-timestamp'])}.${body}`;
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', bytes).update(text).digest('base64')}`;
}

/** The jobs of webhooks that wait. */
const waitingIn = (scene: Scene) =>
  scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(inArray(outbox.queue, ['webhook.plan', 'webhook.send']))
      .orderBy(asc(outbox.createdAt)),
  );

type Work = { tries?: number; change?: Partial<Scene['deps']>; pick?: (waiting: number) => number };

/**
 * Runs the waiting jobs of webhooks, the oldest or a picked one; one that fails is tried again, as the queue does, at most
 * `tries` times in all.
 */
export async function workWebhooks(
  scene: Scene,
  { tries = 60, change = {}, pick = () => 0 }: Work = {},
): Promise<void> {
  const handlers = jobHandlers({ ...scene.deps, ...change });
  for (let left = tries; left > 0; left -= 1) {
    const waiting = await waitingIn(scene);
    const row = waiting[pick(waiting.length)];
    if (!row) return;
    // Which handler it is decides what the payload is; types cannot follow a name that is read.
    const done = handlers[row.queue as QueueName](scene.merchantId, row.payload as Jobs[QueueName] as never);
    const isDone = await done.then(
      () => true,
      () => false,
    );
    const own = and(eq(outbox.merchantId, scene.merchantId), eq(outbox.id, row.id));
    if (isDone) await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.delete(outbox).where(own));
  }
}

/** A brand with an operator, whose orders go to webhooks. */
export async function aWebhookScene() {
  const osh = await aRunningApi();
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const onBoard = async (id: string) =>
    unwrap(await operator.api(endpoints.readBoard)).orders.find((one) => one.id === id);
  return {
    osh,
    onBoard,
    command: (given: object, scene: Scene = osh) =>
      COMMANDS['brand-webhooks']!(scene.deps, { sub: scene.merchantId, ...given }),
    waiting: (scene: Scene = osh) => waitingIn(scene),
    ordered: async (scene: Scene = osh) => unwrap(await place(await scene.person(), pickUp())),
    move: async (id: string, to: OrderStatus) => {
      const expectedVersion = (await onBoard(id))!.version;
      const body = { to, expectedVersion, ...(to === 'ACCEPTED' && { minutes: 30 }) };
      return unwrap(
        await operator.api(endpoints.moveBoardOrder, { params: { id }, body, idempotencyKey: key() }),
      );
    },
    deliveries: () =>
      osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.createdAt)),
      ),
  };
}

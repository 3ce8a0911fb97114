import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/connections/webhooks.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { sendJob } from '../../jobs/queues.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import { newWebhookSecret, openWebhookSecrets, sealWebhookSecrets } from './webhook-secrets.ts';

const MOST_ENDPOINTS = 5;
const LISTED = 20;
const WRONG_URL = 'the address must be https://…, at most 500 characters';

/** One change of a brand's webhooks; without any the command lists them. */
export const ConfiguredWebhooks = v.object({
  sub: v.string(),
  /** The address of a new endpoint. */
  add: v.optional(v.pipe(v.string(WRONG_URL), v.maxLength(500, WRONG_URL), v.url(WRONG_URL))),
  /** The id of an endpoint that gets a new secret; the one before stays valid until the next rotation. */
  rotate: v.optional(v.string()),
  /** The id of an endpoint that gets no more events. */
  remove: v.optional(v.string()),
  /** The id of an event, or of an endpoint for all its undelivered ones, that is sent again. */
  replay: v.optional(v.string()),
});
export type ConfiguredWebhooks = v.InferOutput<typeof ConfiguredWebhooks>;

type About = CommandDeps & { merchantId: string };

const liveEndpoints = ({ merchantId }: Pick<About, 'merchantId'>, tx: Tx) =>
  tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.merchantId, merchantId), isNull(webhookEndpoints.removedAt)))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));

async function endpointOf(about: About, tx: Tx, id: string) {
  const found = (await liveEndpoints(about, tx)).find((one) => one.id === id);
  if (!found) throw new Error(`there is no endpoint ${id}`);
  return found;
}

async function add(about: About, tx: Tx, url: string): Promise<string> {
  // A receiver of the sandbox is on this machine, without a certificate.
  if (!about.env.SANDBOX && new URL(url).protocol !== 'https:') throw new Error(WRONG_URL);
  const live = await liveEndpoints(about, tx);
  if (live.some((one) => one.url === url)) throw new Error(`${url} is an endpoint already`);
  if (live.length >= MOST_ENDPOINTS) throw new Error(`a brand has at most ${MOST_ENDPOINTS} endpoints`);
  const { merchantId, secrets } = about;
  const [id, secret] = [about.newId(), newWebhookSecret()];
  const sealedSecrets = sealWebhookSecrets(secrets, [secret], merchantId);
  await tx.insert(webhookEndpoints).values({ merchantId, id, url, sealedSecrets, createdAt: about.now() });
  return `endpoint ${id} is added; its secret, shown once: ${secret}`;
}

type Change = { id: string; set: Partial<typeof webhookEndpoints.$inferInsert> };

async function change(about: About, tx: Tx, { id, set }: Change) {
  const own = and(eq(webhookEndpoints.merchantId, about.merchantId), eq(webhookEndpoints.id, id));
  await tx.update(webhookEndpoints).set(set).where(own);
}

async function rotate(about: About, tx: Tx, id: string): Promise<string> {
  const { merchantId, secrets } = about;
  const { sealedSecrets } = await endpointOf(about, tx, id);
  const [secret, [before]] = [newWebhookSecret(), openWebhookSecrets(secrets, sealedSecrets, merchantId)];
  const live = before === undefined ? [secret] : [secret, before];
  const sealed = sealWebhookSecrets(secrets, live, merchantId);
  await change(about, tx, { id, set: { sealedSecrets: sealed } });
  return `endpoint ${id} has a new secret, shown once: ${secret}\nThe one before stays valid until the next rotation.`;
}

async function remove(about: About, tx: Tx, id: string): Promise<string> {
  await endpointOf(about, tx, id);
  await change(about, tx, { id, set: { removedAt: about.now() } });
  return `endpoint ${id} gets no more events`;
}

/** Lets an event, or all undelivered events of an endpoint, be sent again with the same id and bytes. */
async function replay(about: About, tx: Tx, id: string): Promise<string> {
  const { merchantId } = about;
  const isEndpoint = (await liveEndpoints(about, tx)).some((one) => one.id === id);
  const chosen = isEndpoint
    ? and(eq(webhookDeliveries.endpointId, id), ne(webhookDeliveries.state, 'DELIVERED'))
    : eq(webhookDeliveries.id, id);
  const again = await tx
    .update(webhookDeliveries)
    .set({ state: 'WAITING', attempts: 0, doneAt: null })
    .where(and(eq(webhookDeliveries.merchantId, merchantId), chosen))
    .returning({ id: webhookDeliveries.id });
  if (!isEndpoint && again.length === 0) throw new Error(`there is no event ${id}`);
  for (const delivery of again)
    await sendJob(tx, {
      id: about.newId(),
      merchantId,
      queue: 'webhook.send',
      payload: { deliveryId: delivery.id },
    });
  return `${again.length} events are sent again`;
}

async function list(about: About, tx: Tx): Promise<string> {
  const endpoints = await liveEndpoints(about, tx);
  const events = await tx
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.merchantId, about.merchantId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(LISTED);
  const lines = [
    ...endpoints.map(({ id, url }) => `endpoint ${id} ${url}`),
    ...events.map(({ id, createdAt, orderId, orderVersion, state, attempts, lastResult }) =>
      `event ${id} ${createdAt.toISOString()} order ${orderId} v${orderVersion} ${state} attempts ${attempts} ${lastResult ?? ''}`.trimEnd(),
    ),
  ];
  return lines.join('\n') || 'no endpoints';
}

/** Adds, rotates, removes or lists the webhooks of a brand, or sends events again (B48). Throws as namedMerchant does. */
export async function configureWebhooks(deps: CommandDeps, given: ConfiguredWebhooks): Promise<string> {
  const { merchantId } = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, given.sub));
  const about = { ...deps, merchantId };
  return deps.db.inTenant(merchantId, (tx) => {
    if (given.add !== undefined) return add(about, tx, given.add);
    if (given.rotate !== undefined) return rotate(about, tx, given.rotate);
    if (given.remove !== undefined) return remove(about, tx, given.remove);
    return given.replay === undefined ? list(about, tx) : replay(about, tx, given.replay);
  });
}

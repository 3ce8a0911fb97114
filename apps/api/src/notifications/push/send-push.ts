import type { PushMessage } from '@dasturxon/core/content';
import { directionOf, isLanguage, LANGUAGE_TAGS, localize } from '@dasturxon/core/kernel';
import { pathTo } from '@dasturxon/core/paths';
import { and, eq, gt, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { pushDeliveries, pushSubscriptions } from '../../db/schema/connections/push.ts';
import { notifications } from '../../db/schema/content.ts';
import { type PushOutcome, sendPush } from '../../gateways/push/web-push.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import { readPublicHost } from '../../merchants/public-host.ts';
import { readMerchant } from '../../merchants/read-merchant.ts';
import { smsRoute } from '../../sign-in/sms/sms-route.ts';
import { liveSubscriptions } from './live-subscriptions.ts';
import { openPushAddress } from './open-address.ts';
import type { PushDeps } from './plan-push.ts';
import { smsInstead } from './sms-instead.ts';
import { readStored, type StoredNotification } from './stored-notification.ts';

type Job = Jobs['push.send'];
type About = PushDeps & { merchantId: string; job: Job };

/** For the operators of push services, where neither VAPID_CONTACT nor a host of the brand is known. */
const NO_CONTACT = 'mailto:unknown@localhost.invalid';

const ownDelivery = ({ merchantId, job }: Pick<About, 'merchantId' | 'job'>) =>
  and(
    eq(pushDeliveries.merchantId, merchantId),
    eq(pushDeliveries.notificationId, job.notificationId),
    eq(pushDeliveries.sessionId, job.sessionId),
  );

const settle = (about: About, tx: Tx, state: 'SENT' | 'GONE' | 'GIVEN_UP') =>
  tx.update(pushDeliveries).set({ state }).where(ownDelivery(about));

/** Whether the device already has a later message about the same order: an older one would take its place there. */
async function isOvertaken(about: About, tx: Tx, { orderId, createdAt }: StoredNotification) {
  if (orderId === null) return false;
  const { merchantId, job } = about;
  const [later] = await tx
    .select({ id: notifications.id })
    .from(pushDeliveries)
    .innerJoin(
      notifications,
      and(
        eq(notifications.merchantId, pushDeliveries.merchantId),
        eq(notifications.id, pushDeliveries.notificationId),
      ),
    )
    .where(
      and(
        eq(pushDeliveries.merchantId, merchantId),
        eq(pushDeliveries.sessionId, job.sessionId),
        eq(pushDeliveries.state, 'SENT'),
        sql`${notifications.data} ->> 'orderId' = ${orderId}`,
        gt(notifications.createdAt, createdAt),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/** What is to be sent and where to; null when it was sent or is of no use. `device` is missing once it has no subscription. */
async function readDue(about: About) {
  const { merchantId, job, now, env, db } = about;
  return db.inTenant(merchantId, async (tx) => {
    const [delivery] = await tx.select().from(pushDeliveries).where(ownDelivery(about));
    if (delivery?.state !== 'WAITING') return null;
    const notification = await readStored(tx, { merchantId, id: job.notificationId });
    if (!notification) return null;
    if (await isOvertaken(about, tx, notification)) {
      await settle(about, tx, 'GIVEN_UP');
      return null;
    }
    const { userId } = notification;
    const { sessionId } = job;
    const [device] = await liveSubscriptions(tx, { merchantId, userId, now: now(), sessionId });
    const host = await readPublicHost(tx);
    const { sub } = await readMerchant(tx);
    const contact = env.VAPID_CONTACT ?? (host === null ? NO_CONTACT : `https://${host}`);
    return { notification, device, contact, vendor: host === null ? sub : null };
  });
}

type Due = NonNullable<Awaited<ReturnType<typeof readDue>>>;
type Device = NonNullable<Due['device']>;

/** The message in the language of the device. A later one about the same order takes the place of an earlier one. */
function messageOf({ notification, vendor }: Due, device: Device): PushMessage {
  const language = isLanguage(device.language) ? device.language : 'uz';
  const { id, title, text, orderId, createdAt } = notification;
  const path = orderId === null ? pathTo('notifications') : pathTo('profile-orders-id', { id: orderId });
  return {
    id,
    title: localize(title, language),
    body: localize(text, language),
    lang: LANGUAGE_TAGS[language],
    dir: directionOf(language),
    tag: orderId ?? id,
    at: createdAt.toISOString(),
    path: vendor === null ? path : `${path}?vendor=${encodeURIComponent(vendor)}`,
  };
}

/** The browser has withdrawn its subscription: it is removed. The last device of a guest leaves an urgent message to an SMS. */
async function removeGone(about: About, notification: StoredNotification): Promise<void> {
  const { merchantId, job, now, db } = about;
  const route = job.isUrgent ? await smsRoute(about, merchantId) : null;
  await db.inTenant(merchantId, async (tx) => {
    await settle(about, tx, 'GONE');
    await tx
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.merchantId, merchantId), eq(pushSubscriptions.sessionId, job.sessionId)),
      );
    const left = await liveSubscriptions(tx, { merchantId, userId: notification.userId, now: now() });
    if (route && left.length === 0) await smsInstead(about, tx, { merchantId, notification, route });
  });
}

/** A push service that names a pause gets the message again after it; else the queue decides when. */
async function tryLater(about: About, outcome: Extract<PushOutcome, { why: string }>): Promise<void> {
  const { merchantId, job, now, newId, db } = about;
  if (outcome.afterSeconds === null) throw new Error(`push not taken: ${outcome.why}`);
  const startAfter = new Date(now().getTime() + outcome.afterSeconds * 1000);
  await db.inTenant(merchantId, (tx) =>
    sendJob(tx, { id: newId(), merchantId, queue: 'push.send', payload: job, startAfter }),
  );
}

/**
 * The job that brings a message to one device (B36). 404 and 410 remove the subscription; an outage and 429 are tried
 * again until `notAfter`, or until a later one about the order has come. The state is written after the answer: the service worker shows a repeat only once.
 */
export async function sendPushJob(deps: PushDeps, merchantId: string, job: Job): Promise<void> {
  const about = { ...deps, merchantId, job };
  const left = (new Date(job.notAfter).getTime() - deps.now().getTime()) / 1000;
  const due = left > 0 ? await readDue(about) : null;
  if (!due) return;
  if (!due.device) return removeGone(about, due.notification);
  const address = openPushAddress(deps, due.device.sealed, merchantId);
  const message = messageOf(due, due.device);
  const outcome = await sendPush(deps, { address, message, contact: due.contact, seconds: Math.ceil(left) });
  deps.log.info({ merchantId, notificationId: job.notificationId, outcome: outcome.kind }, 'push sent');
  if (outcome.kind === 'GONE') return removeGone(about, due.notification);
  if (outcome.kind === 'LATER') return tryLater(about, outcome);
  if (outcome.kind === 'REFUSED') deps.log.error({ merchantId, why: outcome.why }, 'push refused');
  const state = outcome.kind === 'SENT' ? 'SENT' : 'GIVEN_UP';
  await deps.db.inTenant(merchantId, (tx) => settle(about, tx, state));
}

import { loudMoment, type RecipientState } from '@dasturxon/core/broadcast';
import { isLanguage } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import type { Api } from 'grammy';

import { botOf } from '../bot/chats/bot-token.ts';
import { isDeaf, rememberDeafPerson } from '../bot/chats/deaf-person.ts';
import { whenFree } from '../bot/chats/when-free.ts';
import { type BotBrand, type BotDeps, guestLanguage, readBotBrand } from '../bot/messages/bot-brand.ts';
import type { Tx } from '../db/connect.ts';
import { broadcastRecipients, broadcasts } from '../db/schema/editing/broadcasts.ts';
import { BotRefused } from '../gateways/telegram/bot-api.ts';
import { type Jobs, sendJob } from '../jobs/queues.ts';
import { claimNext, writeRecipients } from './audience.ts';
import { sendTo } from './broadcast-content.ts';

/** Messages of one job, and the time from one job of a bot to the next: below Telegram's 30 a second, which orders need too. */
const PORTION = 20;
const PAUSE_MS = 1_000;

type Row = typeof broadcasts.$inferSelect;
type About = { merchantId: string; broadcastId: string };

const rowOf = ({ merchantId, broadcastId }: About) =>
  and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.id, broadcastId));
const ofBroadcast = ({ merchantId, broadcastId }: About) =>
  and(eq(broadcastRecipients.merchantId, merchantId), eq(broadcastRecipients.broadcastId, broadcastId));

/** Begins a broadcast, or goes on with it. Null where it is over, cancelled, of another turn, or has to wait for the morning. */
function begin(deps: BotDeps, about: About, turn: number): Promise<{ row: Row; brand: BotBrand } | null> {
  const { merchantId, broadcastId } = about;
  return deps.db.inTenant(merchantId, async (tx) => {
    const [row] = await tx.select().from(broadcasts).where(rowOf(about)).for('update');
    const isOn = row?.state === 'PLANNED' || row?.state === 'SENDING';
    if (!row || !isOn || row.turn !== turn) return null;
    const brand = await readBotBrand(tx);
    const now = deps.now();
    const loud = loudMoment(now, brand.timeZone);
    if (loud > now) {
      await again(deps, tx, { ...about, turn, at: loud });
      return null;
    }
    if (row.state === 'PLANNED') {
      await writeRecipients(tx, { merchantId, broadcastId, audience: row.audience, now });
      await tx.update(broadcasts).set({ state: 'SENDING' }).where(rowOf(about));
    }
    // The server that took these died while sending: a second message would be worse than none.
    await tx
      .update(broadcastRecipients)
      .set({ state: 'UNKNOWN' })
      .where(and(ofBroadcast(about), eq(broadcastRecipients.state, 'SENDING')));
    return { row, brand };
  });
}

type Turn = About & { turn: number; at: Date };

async function again(deps: Pick<BotDeps, 'newId'>, tx: Tx, { at, ...job }: Turn) {
  const { merchantId, broadcastId, turn } = job;
  await tx
    .update(broadcasts)
    .set({ turn: turn + 1 })
    .where(rowOf(job));
  const payload = { broadcastId, turn: turn + 1 };
  await sendJob(tx, { id: deps.newId(), merchantId, queue: 'broadcast.send', payload, startAfter: at });
}

/** Sends to the next guest. False without any. */
async function sendNext(
  deps: BotDeps,
  about: About,
  { api, row, brand }: { api: Api; row: Row; brand: BotBrand },
): Promise<boolean> {
  const { merchantId } = about;
  const now = deps.now();
  // A press on Cancel, or the evening, ends the portion.
  const next = await deps.db.inTenant(merchantId, async (tx) => {
    const [current] = await tx.select({ state: broadcasts.state }).from(broadcasts).where(rowOf(about));
    if (current?.state !== 'SENDING' || loudMoment(now, brand.timeZone) > now) return null;
    return claimNext(tx, { ...about, now });
  });
  if (!next) return false;
  if (next.chatId === null) return true;
  const { userId, chatId } = next;
  const mark = (state: RecipientState) =>
    deps.db.inTenant(merchantId, (tx) =>
      tx
        .update(broadcastRecipients)
        .set({ state, at: now })
        .where(and(ofBroadcast(about), eq(broadcastRecipients.userId, userId))),
    );
  const language = guestLanguage(brand, [isLanguage(next.language) ? next.language : null]);
  try {
    await sendTo(deps, { api, brand }, { chatId, message: row.message, language });
    await mark('SENT');
  } catch (error) {
    if (!(error instanceof BotRefused)) {
      // It may have arrived: Telegram did not answer.
      await mark('UNKNOWN');
      return true;
    }
    await mark(error.retryAfter !== null ? 'WAITING' : isDeaf(error) ? 'BLOCKED' : 'FAILED');
    if (error.retryAfter !== null) throw error;
    if (isDeaf(error)) await rememberDeafPerson(deps, { merchantId, userId });
  }
  return true;
}

/** After a portion: the next job, or the end. */
function goOn(deps: BotDeps, about: About, turn: number): Promise<void> {
  return deps.db.inTenant(about.merchantId, async (tx) => {
    const [row] = await tx.select().from(broadcasts).where(rowOf(about)).for('update');
    if (row?.state !== 'SENDING' || row.turn !== turn) return;
    const waiting = and(ofBroadcast(about), eq(broadcastRecipients.state, 'WAITING'));
    const now = deps.now();
    if ((await tx.$count(broadcastRecipients, waiting)) > 0)
      await again(deps, tx, { ...about, turn, at: new Date(now.getTime() + PAUSE_MS) });
    else await tx.update(broadcasts).set({ state: 'DONE', finishedAt: now }).where(rowOf(about));
  });
}

async function sendPortion(deps: BotDeps, about: About, turn: number): Promise<void> {
  const api = await botOf(deps, about.merchantId);
  const begun = api && (await begin(deps, about, turn));
  if (!begun) return;
  for (let sent = 0; sent < PORTION; sent += 1) if (!(await sendNext(deps, about, { api, ...begun }))) break;
  await goOn(deps, about, turn);
}

/**
 * The job of one portion of a broadcast (BO-344, BO-345). Each guest has one row, taken before the message is sent, so a killed server
 * goes on without a second message. While Telegram limits the bot, the portion waits.
 */
export async function sendPortionJob(
  deps: BotDeps,
  merchantId: string,
  { broadcastId, turn }: Jobs['broadcast.send'],
): Promise<void> {
  const job = { merchantId, queue: 'broadcast.send', payload: { broadcastId, turn } } as const;
  await whenFree(deps, job, () => sendPortion(deps, { merchantId, broadcastId }, turn));
}

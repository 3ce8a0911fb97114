import { endpoints, unwrap } from '@dasturxon/core/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { expect, vi } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { outbox } from '../db/schema/merchants.ts';
import type { Deps } from '../app/deps.ts';
import { jobHandlers } from '../app/job-handlers.ts';
import { sendJob, type Jobs, type QueueName } from '../jobs/queues.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { settings } from './order-bodies.ts';
import { aPhone, aRunningApi, type Person, type Scene } from './scene.ts';
import { anInitData } from './telegram.ts';
import { withSandbox } from './with-sandbox.ts';

type Piece = { text: string; tag?: string; href?: string };
type Button = { text: string; callback_data?: string; web_app?: { url: string } };
export type Shown = {
  messageId: number;
  from: { id: number } | null;
  text: string;
  buttons: Button[];
  replyTo: number | null;
  editedAt: string | null;
};
type Chat = {
  id: number;
  contactButton: string | null;
  answer: { text: string; alert: boolean } | null;
  messages: (Omit<Shown, 'text' | 'buttons'> & { pieces: Piece[]; buttons: Button[][] })[];
};

/** The two cooks of every staff chat of the sandbox, and a user who is not a member. */
export const AZIZ = 700_001;
export const MALIKA = 700_002;
export const OUTSIDER = 700_009;

const QUEUES: QueueName[] = [
  'bot.order',
  'bot.booking',
  'bot.branch',
  'bot.silence',
  'branch.watch',
  'bot.code',
  'bot.update',
  'broadcast.send',
  'bot.set-up',
  'bot.payment-reversed',
  'bot.refund-overdue',
  'order.remind',
  'order.late',
  'order.release',
  'order.edit-lapse',
];

export type Guest = Person & { telegramId: number };

/** A merchant with a bot and a staff chat, on a scene whose sandbox plays Telegram. */
export type BotScene = Scene & {
  staffChat: number;
  /** Does every job of the bot that is due by the scene's clock, and those that follow from it. */
  work: (deps?: Partial<Deps>) => Promise<void>;
  /** Works until the check holds: updates of Telegram arrive asynchronously. */
  eventually: (check: () => Promise<void>) => Promise<void>;
  waiting: () => Promise<
    { id: string; queue: string; startAfter: Date | null; payload: Record<string, unknown> }[]
  >;
  chat: (id: number) => Promise<Chat>;
  /** What the bot has written in a chat. */
  messagesIn: (id: number) => Promise<Shown[]>;
  /** A Telegram user's actions: write, press, share, block, errors. */
  act: (what: string, body: object) => Promise<void>;
  /** Presses the button with this text under the bot's newest message that has it. */
  press: (chatId: number, text: string | RegExp, by?: number) => Promise<void>;
  /** A Telegram user with a verified phone, or without one. */
  guest: (language?: string, about?: { hasPhone: boolean }) => Promise<Guest>;
};

const EVERY_LANGUAGE = {
  uzActive: true,
  ruActive: true,
  engActive: true,
  arActive: true,
  kzActive: true,
  trActive: true,
  zhActive: true,
};

let lastId = 8_000_000;
let lastBot = 7_000_000_100;

/** Sets the scene; every one has a bot and a staff chat of its own. */
export async function aBotScene(
  brand: Partial<WholeBrand> = {},
  env: Record<string, string> = {},
): Promise<BotScene> {
  const botToken = `${(lastBot += 1)}:AAEexampleTokenForTests_do_not_use_0001`;
  const staffChat = -1_000_000_000_000 - (lastId += 1);
  const scene = await aRunningApi({
    brand: {
      miniAppKeys: { telegramBotToken: botToken },
      staffChat: String(staffChat),
      settings: settings({ mainLanguage: 'uz', ...EVERY_LANGUAGE }),
      ...brand,
    },
    env,
  });
  await withSandbox(scene);
  const vendor = scene.merchantId;
  const due = (row: { startAfter: Date | null }) => !row.startAfter || row.startAfter <= scene.clock.now;

  const waiting: BotScene['waiting'] = () =>
    scene.deps.db.inTenant(vendor, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(and(eq(outbox.merchantId, vendor), inArray(outbox.queue, QUEUES)))
        .orderBy(asc(outbox.createdAt)),
    );

  async function work(change: Partial<Deps> = {}): Promise<void> {
    const handlers = jobHandlers({ ...scene.deps, ...change });
    for (let row = (await waiting()).find(due); row; row = (await waiting()).find(due)) {
      const { id } = row;
      await scene.deps.db.inTenant(vendor, (tx) => tx.delete(outbox).where(eq(outbox.id, id)));
      // Which handler it is decides what the payload is; types cannot follow a name that is read.
      await handlers[row.queue as QueueName](vendor, row.payload as Jobs[QueueName] as never);
    }
  }

  async function chat(id: number): Promise<Chat> {
    const response = await scene.request(`http://127.0.0.1/sandbox/api/telegram/chats?vendor=${vendor}`);
    const { chats } = (await response.json()) as { chats: Chat[] };
    const none = { id, contactButton: null, answer: null, messages: [] };
    return chats.find((one) => one.id === id) ?? none;
  }

  const messagesIn: BotScene['messagesIn'] = async (id) =>
    (await chat(id)).messages
      .filter(({ from }) => from === null)
      .map(({ pieces, buttons, ...message }) => ({
        ...message,
        text: pieces.map(({ text }) => text).join(''),
        buttons: buttons.flat(),
      }));

  const act: BotScene['act'] = async (what, body) => {
    const response = await scene.request(`http://127.0.0.1/sandbox/api/telegram/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what === 'errors' ? body : { vendor, ...body }),
    });
    expect([what, response.status, await response.text()]).toEqual([what, 200, expect.anything()]);
  };

  const press: BotScene['press'] = async (chatId, wanted, by) => {
    const isWanted = ({ text }: Button) => (wanted instanceof RegExp ? wanted.test(text) : text === wanted);
    const message = (await messagesIn(chatId)).findLast(({ buttons }) => buttons.some(isWanted));
    const button = message?.buttons.find(isWanted);
    expect([String(wanted), button?.text]).toEqual([String(wanted), expect.any(String)]);
    const about = { chatId, messageId: message!.messageId, data: button!.callback_data };
    await act('press', { ...about, ...(by !== undefined && { userId: by }) });
  };

  const guest: BotScene['guest'] = async (language = 'uz', { hasPhone } = { hasPhone: true }) => {
    const telegramId = (lastId += 1);
    const initData = anInitData({ userId: telegramId, now: scene.clock.now, language, botToken });
    const answer = await scene.as(null)(endpoints.authWithInitData, { body: { initData } });
    const { token, user } = unwrap(answer);
    if (hasPhone)
      await scene.deps.db.inTenant(vendor, (tx) =>
        tx.update(users).set({ phone: aPhone() }).where(eq(users.id, user.id)),
      );
    return { telegramId, token, userId: user.id, api: scene.as(token) };
  };

  const eventually: BotScene['eventually'] = (check) =>
    vi.waitFor(
      async () => {
        await work();
        await check();
      },
      { timeout: 30_000, interval: 20 },
    );

  const whole = { ...scene, staffChat, work, eventually, waiting, chat, messagesIn, act, press, guest };
  const setUp = { id: crypto.randomUUID(), merchantId: vendor, queue: 'bot.set-up' as const, payload: {} };
  await scene.deps.db.inTenant(vendor, (tx) => sendJob(tx, setUp));
  await work();
  return whole;
}

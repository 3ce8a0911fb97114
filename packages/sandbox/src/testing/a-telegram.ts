import type { SandboxBrand, SandboxBrandKeys } from '../brands/sandbox-brand.ts';
import { aSandbox } from './a-sandbox.ts';

/** The bot token of the one brand. */
export const TOKEN = '71:some-token';
/** The staff group of the brand, and of its branch. */
export const STAFF = -1_001;
export const OF_BRANCH = -1_002;
const OSH: SandboxBrand & SandboxBrandKeys = {
  sub: 'osh',
  name: 'Dilkash Osh',
  host: 'osh.localhost',
  telegramBotToken: TOKEN,
  clickApiKey: 'key',
  staffGroups: [
    { chatId: String(STAFF), branch: null },
    { chatId: String(OF_BRANCH), branch: 'Chilonzor' },
  ],
};
/** A member of both groups. */
export const AZIZ = 700_001;

type BotAnswer = { ok: boolean; result?: unknown; description?: string };

type Brought = { url: string; secret: string | null; update: Record<string, never> };

/** A sandbox with one brand, its calls by method, and what was brought to its webhook. */
export function aTelegram({ refuse = 0 } = {}) {
  const brought: Brought[] = [];
  let errors = refuse;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const secret = headers.get('X-Telegram-Bot-Api-Secret-Token');
    brought.push({ url: String(input), secret, update: JSON.parse(String(init?.body)) });
    errors -= 1;
    return new Response(null, { status: errors >= 0 ? 500 : 204 });
  };
  const sandbox = aSandbox({
    fetch,
    findBrand: async (vendor) => (vendor === 'osh' ? OSH : null),
    findBrandByBot: async (token) => (token === TOKEN ? OSH : null),
  });
  const call = async (method: string, body: object = {}, token = TOKEN) => {
    const answer = await sandbox.post(`/telegram/bot${token}/${method}`, body);
    return { status: answer.status, ...((await answer.json()) as BotAnswer) };
  };
  const act = async (what: string, body: object) =>
    (await sandbox.post(`/api/telegram/${what}`, { vendor: 'osh', ...body })).json();
  const chats = async () => {
    const answer = await sandbox.ask('/api/telegram/chats?vendor=osh');
    return ((await answer.json()) as { chats: { id: number; messages: { pieces: object[] }[] }[] }).chats;
  };
  const webhook = { url: 'https://osh.uz/hook', secret_token: 'secret-1' };
  return { sandbox, brought, call, act, chats, webhook };
}

/** A message of a guest's private chat. */
export const send = { chat_id: 5, text: 'salom' };
/** A keyboard of one button with this callback data. */
export const keys = (data: string) => ({ inline_keyboard: [[{ text: 'OK', callback_data: data }]] });

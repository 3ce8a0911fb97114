import type { ConnectionTest } from '@dasturxon/core/connections';
import type { Api } from 'grammy';

import { writeAudit } from '../../../audit/write-audit.ts';
import { botOf } from '../../../bot/chats/bot-token.ts';
import { inMovedChat, isShutOut, rememberDeafChat } from '../../../bot/chats/staff-chat.ts';
import { type BotBrand, readBotBrand, staffChatOf } from '../../../bot/messages/bot-brand.ts';
import { BotRefused } from '../../../gateways/telegram/bot-api.ts';
import type { Reply } from '../../../http/answers.ts';
import { apiError } from '../../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../../http/serving/idempotency.ts';
import { formatMessage } from '../../../notifications/messages/format-message.ts';
import type { SignedIn } from '../systems/deps.ts';

/** The codes by which Telegram refuses a token. */
const WRONG_TOKEN = [401, 404];

function failed(error: unknown): ConnectionTest {
  if (!(error instanceof BotRefused) || error.code === 429) return { outcome: 'unreachable', detail: null };
  const { code, description: detail } = error;
  if (WRONG_TOKEN.includes(code)) return { outcome: 'refused', detail };
  return { outcome: isShutOut(error) ? 'shutOut' : 'chatRefused', detail };
}

type Asked = { brand: BotBrand; chat: string };

async function send(ctx: SignedIn, api: Api, { brand, chat }: Asked): Promise<ConnectionTest> {
  const text = formatMessage('chat.test', brand.main, { name: brand.name(brand.main) });
  const { merchantId } = ctx;
  try {
    const { chat: found } = await inMovedChat(ctx, { merchantId, chat }, async (chatId) => {
      const sent = await api.sendMessage(Number(chatId), text);
      await rememberDeafChat(ctx, { merchantId, chat: chatId, isDeaf: false });
      return sent;
    });
    return { outcome: 'good', detail: found.title ?? null };
  } catch (error) {
    return failed(error);
  }
}

async function test(ctx: SignedIn, branchId: string | null): Promise<ConnectionTest> {
  const brand = await ctx.db.inTenant(ctx.merchantId, readBotBrand);
  if (branchId !== null && !brand.branches.has(branchId)) throw apiError('branch.notFound');
  const [api, chat] = [await botOf(ctx, ctx.merchantId), staffChatOf(brand, branchId)];
  if (api === null || chat === null) return { outcome: 'notSet', detail: null };
  return send(ctx, api, { brand, chat });
}

/**
 * Sends a message to the group of the brand, or to where a branch's orders go. A repeated key is answered and written to the
 * audit log once; the message itself may arrive twice.
 */
export async function testStaffGroup(
  ctx: SignedIn,
  { branchId }: { branchId: string | null },
  sent: KeyedCall,
): Promise<Reply<ConnectionTest>> {
  if (ctx.caller.branchIds !== null) throw apiError('forbidden');
  const result = await test(ctx, branchId);
  return doOnce(ctx, sent, async (tx) => {
    await writeAudit(ctx, tx, {
      action: 'connection.test',
      subject: 'connection',
      subjectId: 'STAFF_GROUP',
      branchId,
      before: null,
      after: { outcome: result.outcome },
    });
    return result;
  });
}

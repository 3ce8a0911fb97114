import type { SandboxBrand, SandboxBrandKeys } from '../brands/sandbox-brand.ts';
import type { KnownBot } from './bot-methods.ts';

/** A brand's bot as registered at Telegram; its number is the first part of its token. */
export function toBot({
  sub,
  name,
  telegramBotToken,
  staffGroups,
}: SandboxBrand & SandboxBrandKeys): KnownBot {
  return {
    id: telegramBotToken.split(':')[0] ?? '0',
    name,
    username: `${sub.replaceAll('-', '_')}_demo_bot`,
    staffGroups: new Map(
      staffGroups.map(({ chatId, branch }) => [Number(chatId), `${name}: ${branch ?? 'staff'}`]),
    ),
  };
}

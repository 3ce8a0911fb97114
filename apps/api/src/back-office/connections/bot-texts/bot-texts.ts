import {
  type BotTexts,
  botTextProblem,
  GUEST_BOT_TEXTS,
  type GuestBotText,
  type TextsByLanguage,
} from '@dasturxon/core/connections';
import { type Language, LANGUAGES } from '@dasturxon/core/kernel';
import { eq, sql } from 'drizzle-orm';

import { writeAudit } from '../../../audit/write-audit.ts';
import { readBotBrand } from '../../../bot/messages/bot-brand.ts';
import { storefrontLink } from '../../../bot/messages/storefront-link.ts';
import { planSetUp } from '../../../bot/setup/configure-bot.ts';
import type { Tx } from '../../../db/connect.ts';
import { settings } from '../../../db/schema/merchants.ts';
import type { Reply } from '../../../http/answers.ts';
import { apiError } from '../../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../../http/serving/idempotency.ts';
import { formatMessage } from '../../../notifications/messages/format-message.ts';
import type { SignedIn } from '../systems/deps.ts';

/** The placeholders of a usual text stay in it, so that they can be read and kept. */
const asWritten = { brand: '{brand}' };

const usualTexts = (key: GuestBotText) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, formatMessage(key, language, asWritten)]),
  ) as Record<Language, string>;

async function textsIn(ctx: SignedIn, tx: Tx): Promise<BotTexts> {
  const brand = await readBotBrand(tx);
  return {
    menuUrl: brand.menuUrl,
    storefrontUrl: storefrontLink(ctx, brand),
    texts: GUEST_BOT_TEXTS.map((key) => ({ key, usual: usualTexts(key), own: brand.texts[key] ?? {} })),
  };
}

/** The button of the bot and its texts to guests, with the usual ones. */
export const readBotTexts = (ctx: SignedIn): Promise<BotTexts> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => textsIn(ctx, tx));

/** What the log shows before and after, and what is kept. */
type Change = { before: object; after: object; server: object };

/** Keeps a change of the bot's texts with a line of the log, and has the bot set up. */
async function keep(ctx: SignedIn, tx: Tx, { before, after, server }: Change): Promise<void> {
  await tx
    .update(settings)
    .set({ server: sql`${settings.server} || ${JSON.stringify(server)}::jsonb` })
    .where(eq(settings.merchantId, ctx.merchantId));
  await planSetUp(ctx, tx, ctx.merchantId);
  await writeAudit(ctx, tx, {
    action: 'connection.bot',
    subject: 'connection',
    subjectId: 'telegram',
    branchId: null,
    before,
    after,
  });
}

async function change(
  ctx: SignedIn,
  sent: KeyedCall,
  changeOf: (before: BotTexts) => Change,
): Promise<Reply<BotTexts>> {
  // Guests of every branch read these.
  if (ctx.caller.branchIds !== null) throw apiError('forbidden');
  const reply = await doOnce(ctx, sent, async (tx) => {
    const own = eq(settings.merchantId, ctx.merchantId);
    await tx.select({ id: settings.merchantId }).from(settings).where(own).for('no key update');
    await keep(ctx, tx, changeOf(await textsIn(ctx, tx)));
    return textsIn(ctx, tx);
  });
  ctx.wakeJobs();
  return reply;
}

/** Sets where the button beside the text field leads; null: to the storefront. */
export const setBotMenu = (
  ctx: SignedIn,
  { url }: { url: string | null },
  sent: KeyedCall,
): Promise<Reply<BotTexts>> =>
  change(ctx, sent, ({ menuUrl }) => ({
    before: { menuUrl },
    after: { menuUrl: url },
    server: { botMenuUrl: url },
  }));

/** Sets the own texts of a message; an empty one is the usual text. Throws request.invalid for other placeholders. */
export const setBotText = (
  ctx: SignedIn,
  { key, texts }: { key: GuestBotText; texts: TextsByLanguage },
  sent: KeyedCall,
): Promise<Reply<BotTexts>> =>
  change(ctx, sent, (before) => {
    const usual = usualTexts(key);
    const own = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
    // The contract lets languages alone through.
    const isWrong = (Object.entries(own) as [Language, string][]).some(
      ([language, text]) => botTextProblem(key, { own: text, usual: usual[language] }) !== null,
    );
    if (isWrong) throw apiError('request.invalid');
    const others = before.texts.filter((one) => one.key !== key && Object.keys(one.own).length > 0);
    const kept = [...others, ...(Object.keys(own).length > 0 ? [{ key, own }] : [])];
    return {
      before: before.texts.find((one) => one.key === key)?.own ?? {},
      after: { message: key, ...own },
      server: { botTexts: Object.fromEntries(kept.map((one) => [one.key, one.own])) },
    };
  });

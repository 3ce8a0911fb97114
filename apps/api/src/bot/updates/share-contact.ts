import { normalizePhone } from '@dasturxon/core/format';

import { retryOnUniqueViolation } from '../../db/retry-on-unique-violation.ts';
import { sentence } from '../../http/sentences.ts';
import { linkPhone } from '../../webbot/link-phone.ts';
import { askPhone } from './guest-commands.ts';
import { guestText } from '../../notifications/messages/guest-text.ts';
import { personOf, storefrontButton, type GuestVisit } from './guest-visit.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';

/**
 * A contact sent to the bot, by its button or from the mini-app (T16). It counts as the guest's phone only if
 * Telegram marks it as their own.
 */
export async function shareContact(visit: GuestVisit): Promise<void> {
  const { deps, ctx, brand, language } = visit;
  const contact = ctx.message?.contact;
  const person = personOf(ctx);
  if (!contact || String(contact.user_id ?? '') !== person.telegramId) {
    await ctx.reply(formatMessage('phone.own', language));
    await askPhone(visit);
    return;
  }
  const phone = normalizePhone(`+${contact.phone_number.replace(/^\+/, '')}`);
  if (phone === null) {
    await ctx.reply(sentence('phone.invalid', language));
    return;
  }
  await retryOnUniqueViolation(() =>
    deps.db.inTenant(brand.merchantId, (tx) => linkPhone(deps, tx, { person, phone })),
  );
  deps.log.info({ merchantId: brand.merchantId }, 'contact shared with the bot');
  await ctx.reply(guestText(brand, { key: 'phone.thanks', language }), {
    reply_markup: { remove_keyboard: true },
  });
  const values = { brand: brand.name(language) };
  await ctx.reply(guestText(brand, { key: 'start.welcome', language, values }), {
    reply_markup: storefrontButton(visit),
  });
}

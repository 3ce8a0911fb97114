import type { endpoints, Received } from '@dasturxon/core/api';
import type { Session } from '@dasturxon/core/auth';
import { normalizePhone } from '@dasturxon/core/format';

import { retryOnUniqueViolation } from '../db/retry-on-unique-violation.ts';
import type { Ctx } from '../http/serving/context.ts';
import { isFresh, readSharedContact, type SharedContact } from '../gateways/telegram/init-data.ts';
import { apiError } from '../http/api-error.ts';
import { limitAddress } from '../mini-apps/limit-address.ts';
import { openSession } from '../users/open-session.ts';
import { isDenied, countLaunch } from './launches.ts';
import { linkPhone } from './link-phone.ts';
import { botTokenOf, checkInitData } from './read-launch.ts';

/** A contact is sent at once; an older answer may be a copy. */
const CONTACT_LIFE_MS = 15 * 60_000;

/** The contact that Telegram signed, no older than a moment. Throws messenger.contactInvalid. */
function checkContact(ctx: Ctx, raw: string, botToken: string): SharedContact {
  const contact = readSharedContact(raw, botToken);
  const age = { now: ctx.now(), maxAgeMs: CONTACT_LIFE_MS };
  if (!contact || !isFresh(contact, age)) throw apiError('messenger.contactInvalid');
  return contact;
}

/**
 * API-44: signs in with the phone that Telegram has confirmed. Of the body only the two signed strings count, and they
 * must be about the same person (D64, T16).
 */
export async function loginWithContact(
  ctx: Ctx,
  body: Received<typeof endpoints.loginWithContact, 'body'>,
): Promise<Session> {
  await limitAddress(ctx);
  const botToken = await botTokenOf(ctx);
  const contact = checkContact(ctx, body.contactResponse, botToken);
  const launch = checkInitData(ctx, body.initData, botToken);
  if (contact.telegramId !== launch.person.telegramId) throw apiError('messenger.initDataInvalid');
  const phone = normalizePhone(contact.phone);
  if (phone === null) throw apiError('phone.invalid');
  const person = { ...launch.person, firstName: contact.firstName ?? launch.person.firstName };

  return retryOnUniqueViolation(() =>
    ctx.db.inTenant(ctx.merchantId, async (tx) => {
      if (await isDenied(ctx, tx, launch)) throw apiError('messenger.initDataExpired');
      if (!(await countLaunch(ctx, tx, contact))) throw apiError('messenger.contactInvalid');
      const user = await linkPhone(ctx, tx, { person, phone });
      if (!user.isActive) throw apiError('forbidden');
      return openSession(ctx, tx, { user, platform: 'TG' });
    }),
  );
}

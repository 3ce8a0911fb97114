import { DAY_MS } from '../kernel/durations.ts';
import { SMS_GATEWAY_NAMES } from '../merchant/merchant.schema.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';
import { type HostCertificate, isWebhookFailing } from './outside.ts';

/** Soʻm. An SMS costs about a hundred: this pays for some three hundred codes. */
const LOW_BALANCE = 30_000;
/** Soʻm. Less does not pay for one SMS. */
const ONE_SMS = 100;

/** Accounts that refuse the password or have no money left. With a second gateway an empty one stops no code. */
export function checkSmsAccounts(brand: CheckedBrand): Finding[] {
  const isAlone = brand.smsAccountCount === 1;
  return brand.outside.smsAccounts.flatMap(({ gateway, balance }) => {
    const where = placeOf(brand, 'setting', { id: gateway, name: SMS_GATEWAY_NAMES[gateway] });
    if (balance === 'refused') return finding('sms.refused', where);
    const facts = { balance: String(Math.floor(balance)) };
    if (balance < ONE_SMS && isAlone) return finding('sms.balanceEmpty', where, facts);
    return balance < LOW_BALANCE ? finding('sms.balanceLow', where, facts) : [];
  });
}

/** A token that Telegram refuses, updates that do not arrive here, and groups that the bot cannot write to. */
export function checkBot(brand: CheckedBrand): Finding[] {
  const { bot, outside, now } = brand;
  const { webhook, lostChats } = outside;
  const where = placeOf(brand, 'setting', { id: 'telegramBot', name: 'Telegram' });
  if (webhook === 'refused') return [finding('bot.refused', where)];
  const lost = bot.staffChats.filter(({ chat, isDeaf }) => isDeaf || lostChats.includes(chat));
  const groups = lost.map(({ branchId }) => {
    const branch = brand.branches.find(({ id }) => id === branchId);
    return finding(
      'bot.groupLost',
      branchId === null
        ? placeOf(brand, 'setting', { id: 'telegramStaffChat' })
        : placeOf(brand, 'branch', branch ?? { id: branchId }),
    );
  });
  if (webhook === null) return groups;
  if (!webhook.isOurs) return [finding('bot.webhookElsewhere', where), ...groups];
  if (!isWebhookFailing(webhook, now)) return groups;
  const { pendingCount, lastError } = webhook;
  const facts = { pending: String(pendingCount), error: lastError?.message ?? '' };
  return [finding('bot.webhookFails', where, facts), ...groups];
}

/** Proxies get a new certificate a month before the old one ends: two weeks before, that has failed for days. */
const ENDS_SOON_MS = 14 * DAY_MS;

/** Short-lived certificates are renewed when a third of their time is left. */
function endsSoon({ validFrom, validTo }: HostCertificate, now: Date): boolean {
  if (validFrom === null || validTo === null) return false;
  const third = (validTo.getTime() - validFrom.getTime()) / 3;
  return validTo.getTime() - now.getTime() < Math.min(ENDS_SOON_MS, third);
}

/** Certificates that browsers refuse, and those that end soon. */
export function checkCertificates(brand: CheckedBrand): Finding[] {
  const { now, outside } = brand;
  return outside.certificates.flatMap((certificate) => {
    const where = placeOf(brand, 'domain', { id: certificate.host });
    const { problem, validTo } = certificate;
    if (problem !== null) return finding('domain.certificateInvalid', where, { problem });
    const date = validTo?.toISOString().slice(0, 10) ?? '';
    return endsSoon(certificate, now) ? finding('domain.certificateEnds', where, { date }) : [];
  });
}

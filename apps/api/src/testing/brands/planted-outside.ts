import type { FindingCode, OutsideAnswers } from '@dasturxon/core/brand-doctor';

import { createSecrets } from '../../kernel/secrets.ts';
import { sandboxSms } from '../../seed/sandbox-sms.ts';

/** A finding, the SQL that plants its defect, and what services outside answer beside it. */
export type PlantedDefect = readonly [FindingCode, string, Partial<OutsideAnswers>?];

const M = `merchant_id = 'm-osh'`;
const NOTHING = 'select 1';
const webhook = (state: object) => ({
  webhook: { isOurs: true, pendingCount: 0, lastError: null, ...state },
});
const certificate = (validTo: string, problem: string | null = null) => ({
  certificates: [
    { host: 'osh.uz', validFrom: new Date('2026-02-20T00:00:00Z'), validTo: new Date(validTo), problem },
  ],
});
const eskizHas = (balance: number | 'refused'): Partial<OutsideAnswers> => ({
  smsAccounts: [{ gateway: 'ESKIZ', balance }],
});

/** Secrets of `osh` with one SMS gateway, sealed as the doctor's test does. */
const ONE_GATEWAY = createSecrets(Buffer.alloc(32, 7)).seal(
  { smsAccounts: { ESKIZ: sandboxSms('osh').ESKIZ } },
  'm-osh',
);

/** Defects of the demo brand `osh` at the services that it depends on. */
export const PLANTED_OUTSIDE: readonly PlantedDefect[] = [
  ['sms.refused', NOTHING, eskizHas('refused')],
  ['sms.balanceEmpty', `update merchants set secrets = '${ONE_GATEWAY}' where ${M}`, eskizHas(0)],
  ['sms.balanceLow', NOTHING, eskizHas(12_345)],
  // With a second gateway an empty account stops no code.
  ['sms.balanceLow', NOTHING, eskizHas(0)],
  ['bot.refused', NOTHING, { webhook: 'refused' }],
  ['bot.webhookElsewhere', NOTHING, webhook({ isOurs: false })],
  [
    'bot.webhookFails',
    NOTHING,
    webhook({ lastError: { at: new Date('2026-05-13T09:30:00Z'), message: 'Connection timed out' } }),
  ],
  ['bot.webhookFails', NOTHING, webhook({ pendingCount: 200 })],
  [
    'bot.groupLost',
    `insert into bot_states (merchant_id, deaf_chats)
     select merchant_id, jsonb_build_array(server ->> 'telegramStaffChat') from settings where ${M}`,
  ],
  [
    'bot.groupLost',
    `update settings set server = server || '{"telegramStaffChat": "-1000000000001"}' where ${M}`,
    { lostChats: ['-1000000000001'] },
  ],
  [
    'bot.groupLost',
    `update branches set staff = staff || '{"telegramStaffChat": "-1000000000099"}' where ${M} and is_main`,
    { lostChats: ['-1000000000099'] },
  ],
  ['domain.certificateInvalid', NOTHING, certificate('2026-08-20T00:00:00Z', 'CERT_HAS_EXPIRED')],
  [
    'domain.certificateInvalid',
    NOTHING,
    { certificates: [{ host: 'osh.uz', validFrom: null, validTo: null, problem: 'ERR_SSL_X' }] },
  ],
  ['domain.certificateEnds', NOTHING, certificate('2026-05-26T00:00:00Z')],
];

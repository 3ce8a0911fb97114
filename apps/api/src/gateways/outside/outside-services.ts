import type { ReadCertificate } from '../read-certificate.ts';
import type { SmsBalances } from '../sms/sms-gateway.ts';
import type { BotGateway } from '../telegram/bot-api.ts';

/** The services that the brand doctor asks about a brand. */
export type OutsideServices = {
  smsBalances: SmsBalances;
  bots: BotGateway;
  readCertificate: ReadCertificate;
  /** This server's own address: the sandbox's webhooks lead there. */
  ownUrl: () => string;
  /** Milliseconds that an answer may take; three seconds without it. */
  limitMs?: number;
};

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../http/serving/context.ts';
import { DEFAULT_SMS_GATEWAY } from '../../gateways/sms/sms-gateway.ts';
import { sendJob } from '../../jobs/queues.ts';
import { smsAbout } from './sms-about.ts';
import type { SmsRoute } from './sms-route.ts';
import type { SealedSms } from './sealed-sms.ts';

type NewSms = {
  merchantId: string;
  /** Decides the lane: messages of one gateway never wait for another one. */
  route: Pick<SmsRoute, 'smsGateway'>;
  sms: SealedSms;
  /** The job does nothing after this moment. */
  notAfter: Date;
  /** The job's id and earliest moment where they are not the message's id and now. */
  job?: { id: string; startAfter: Date };
};

/** Writes the job of an SMS into the open transaction, phone and text sealed. Call `wakeJobs` after commit. */
export async function enqueueSms(
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  { merchantId, route, sms, notAfter, job }: NewSms,
): Promise<void> {
  const payload = {
    sealed: deps.secrets.seal(sms, merchantId),
    notAfter: notAfter.toISOString(),
    about: smsAbout(deps.secrets, sms.phone),
    gateway: route.smsGateway ?? DEFAULT_SMS_GATEWAY,
  };
  await sendJob(tx, { id: sms.id, merchantId, queue: 'sms.send', payload, ...job });
}

import type { Secrets } from '../../kernel/secrets.ts';

/** What a job of an SMS says of its phone in the open: enough to find the job again, and no phone. */
export const smsAbout = ({ hmac }: Pick<Secrets, 'hmac'>, phone: string): string =>
  hmac(`sms about ${phone}`);

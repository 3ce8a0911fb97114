import type { Secrets } from '../../kernel/secrets.ts';

/** The unencrypted data about a phone in an SMS job: enough to find the job again, and no phone. */
export const smsAbout = ({ hmac }: Pick<Secrets, 'hmac'>, phone: string): string =>
  hmac(`sms about ${phone}`);

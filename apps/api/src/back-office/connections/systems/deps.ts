import type { BotDeps } from '../../../bot/messages/bot-brand.ts';
import type { SignedIn as BaseSignedIn } from '../../../http/serving/context.ts';
import type { SmsDeps } from '../../../sign-in/sms/send-sms-job.ts';

/** What the connections of a brand need: its bot, and its SMS. */
export type Deps = SmsDeps & BotDeps;

export type SignedIn = BaseSignedIn<Deps>;

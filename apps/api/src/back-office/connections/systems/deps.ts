import type { BotDeps } from '../../../bot/messages/bot-brand.ts';
import type { SignedIn as BaseSignedIn } from '../../../http/serving/context.ts';
import type { Deps as PaymentDeps } from '../../../payments/protocol/deps.ts';
import type { SmsDeps } from '../../../sign-in/sms/send-sms-job.ts';

/** What the connections of a brand need: its bot, its SMS and its payment providers. */
export type Deps = SmsDeps & BotDeps & Pick<PaymentDeps, 'payments'>;

export type SignedIn = BaseSignedIn<Deps>;

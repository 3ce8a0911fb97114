import type { Deps as BotDeps } from '../bot/messages/deps.ts';
import type { Deps as ClickDeps } from '../click/deps.ts';
import type { Deps as CourierDeps } from '../couriers/model/deps.ts';
import type { Deps as GeoDeps } from '../geo/deps.ts';
import type { AnswerDeps } from '../http/prepared/brand-answers.ts';
import type { Deps as PaymentDeps } from '../payments/protocol/deps.ts';
import type { SmsDeps } from '../sign-in/sms/send-sms-job.ts';

/** Everything the backend is built from. Made once in start.ts, replaced in parts by tests. */
export type Deps = AnswerDeps & BotDeps & ClickDeps & CourierDeps & GeoDeps & PaymentDeps & SmsDeps;

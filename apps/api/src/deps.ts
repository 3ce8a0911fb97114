import type { EndpointAuth } from '@dasturxon/core/api';
import type { OriginPlatform } from '@dasturxon/core/order';

import type { Metrics } from './kernel/metrics.ts';
import type { Handle } from './db/connect.ts';
import type { Env } from './kernel/env.ts';
import type { ReadClickProfile } from './gateways/click/click-profile.ts';
import type { CourierService } from './gateways/yandex-delivery/courier-service.ts';
import type { Geocoder } from './gateways/geocoder/geocoder.ts';
import type { SendSms } from './gateways/sms/sms-gateway.ts';
import type { BotGateway } from './gateways/telegram/bot-api.ts';
import type { BrandAnswers } from './http/prepared/brand-answers.ts';
import type { Tenant, TenantDirectory } from './http/tenancy/tenants.ts';
import type { Log } from './kernel/log.ts';
import type { OrderEvents } from './orders/model/order-events.ts';
import type { CardKeeper } from './payments/protocol/card-keeper.ts';
import type { PaymentProviders } from './payments/providers/providers.ts';
import type { Secrets } from './kernel/secrets.ts';

/** Everything the backend is built from. Made once in start.ts, replaced in parts by tests. */
export type Deps = {
  env: Env;
  db: Handle;
  log: Log;
  now: () => Date;
  newId: () => string;
  /** Where this server answers itself; the sandbox is there. */
  ownUrl: () => string;
  secrets: Secrets;
  tenants: TenantDirectory;
  sendSms: SendSms;
  geocoder: Geocoder;
  readClickProfile: ReadClickProfile;
  bots: BotGateway;
  courierService: CourierService;
  payments: PaymentProviders;
  cardKeeper: CardKeeper;
  orderEvents: OrderEvents;
  metrics: Metrics;
  brandAnswers: BrandAnswers;
  /** Tells the outbox worker that there is something to move. */
  wakeJobs: () => void;
  /** Takes jobs about a phone, done or not, out of the queue. */
  forgetJobs: (merchantId: string, about: string) => Promise<void>;
  /** Whether the queue is started; readiness needs it. */
  jobsReady: () => boolean;
  /** Aborts when the server begins to stop: streams end themselves. */
  stopping: AbortSignal;
};

/** Who makes a call, as their session says. */
export type Caller = {
  userId: string;
  role: string;
  sessionId: string;
  /** The proven phone; null for a guest of a mini-app who has not shared it. */
  phone: string | null;
  /** Where the session was opened. */
  platform: OriginPlatform;
  signedInAt: Date;
};

/** What a verb works with: the dependencies, and the merchant and the person of this request. */
export type Ctx = Deps & {
  tenant: Tenant;
  merchantId: string;
  /** Null for a visitor. */
  caller: Caller | null;
  requestId: string;
  clientAddress: string;
  /** The idempotency key of a write that creates. */
  idempotencyKey: string | null;
  header: (name: string) => string | null;
  signal: AbortSignal;
};

/** A verb's context: `caller` is there when the endpoint needs a token. */
export type CtxFor<Auth extends EndpointAuth> = Auth extends 'customer' | 'staff'
  ? Ctx & { caller: Caller }
  : Ctx;

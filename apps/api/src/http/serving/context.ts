import type { EndpointAuth } from '@dasturxon/core/api';
import type { OriginPlatform } from '@dasturxon/core/order';
import type { BranchScope, FactorState } from '@dasturxon/core/staff';

import type { Handle } from '../../db/connect.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { AmoAccess } from '../../gateways/crm/amo-crm.ts';
import type { OutsideServices } from '../../gateways/outside/outside-services.ts';
import type { PostToPublic } from '../../gateways/public-post.ts';
import type { OpenTill } from '../../gateways/tills/tills.ts';
import type { Env } from '../../kernel/env.ts';
import type { Log } from '../../kernel/log.ts';
import type { Metrics } from '../../kernel/metrics.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Tenant, TenantDirectory } from '../tenancy/tenants.ts';

/** A preview that is open: what its page and its calls are answered from. */
export type Preview = {
  /** Shows the draft as if it were published, and keeps nothing of what is written. */
  db: Handle;
  now: () => Date;
  /** The time that the preview shows; null: now. */
  at: string | null;
  /** The back office that may show the page in a frame: scheme and host. */
  origin: string;
};

/** Opens the preview of a token. Throws preview.expired for one that is not, or no longer, good for this merchant. */
export type OpenPreview = (token: string, merchantId: string) => Promise<Preview>;

/** What every feature may use. A feature that needs more adds it in its own `deps.ts`; `app/deps.ts` has all of them. */
export type Deps = {
  env: Env;
  db: Handle;
  log: Log;
  now: () => Date;
  newId: () => string;
  /** This server's own address; the sandbox is there. */
  ownUrl: () => string;
  secrets: Secrets;
  /** Pictures that everyone may see. */
  storage: Storage;
  /** Guests' private pictures. */
  guestFiles: Storage;
  /** Calls of addresses that a merchant or a browser has named. */
  postToPublic: PostToPublic;
  /** What the brand doctor asks about a brand. */
  outsideServices: OutsideServices;
  /** Merchants' tills. */
  openTill: OpenTill;
  /** Merchants' CRM. `isPaced` keeps the calls a second that an account may make. */
  amoAccess: AmoAccess & { isPaced: boolean };
  tenants: TenantDirectory;
  openPreview: OpenPreview;
  metrics: Metrics;
  /** Wakes the outbox worker to dispatch jobs. */
  wakeJobs: () => void;
  /** Removes jobs about a phone, finished or not, from the queue. */
  forgetJobs: (merchantId: string, about: string) => Promise<void>;
  /** Whether the queue is started; readiness needs it. */
  jobsReady: () => boolean;
  /** Aborts when the server begins to stop: streams end themselves. */
  stopping: AbortSignal;
};

/** What a command of the management port may use. */
export type CommandDeps = Pick<
  Deps,
  'db' | 'env' | 'secrets' | 'storage' | 'tenants' | 'log' | 'now' | 'newId'
> &
  Partial<Pick<Deps, 'openTill' | 'amoAccess' | 'outsideServices'>>;

/** The caller, from their session. */
export type Caller = {
  userId: string;
  role: string;
  /** What colleagues call a member of staff; null without a name, and for a customer. */
  name: string | null;
  sessionId: string;
  /** The proven phone; null for a guest of a mini-app who has not shared it. */
  phone: string | null;
  /** Where the session was opened. */
  platform: OriginPlatform;
  signedInAt: Date;
  /** The branches of a member of staff; null for every branch, and for a customer. */
  branchIds: BranchScope;
  /** How far a session of the back office is with its second factor; missing in a session of the storefront. */
  factor?: FactorState;
  /** The shared tablet that a session of the back office is bound to. */
  deviceId?: string | null;
};

/** What a verb works with: the dependencies of its feature, and the merchant and the caller of this request. */
export type Ctx<D extends Deps = Deps> = D & {
  tenant: Tenant;
  merchantId: string;
  /** Null for a visitor. */
  caller: Caller | null;
  requestId: string;
  clientAddress: string;
  /** The idempotency key of a write that creates. */
  idempotencyKey: string | null;
  /** The preview that the call is made in; null on the real storefront. */
  preview: Preview | null;
  header: (name: string) => string | null;
  signal: AbortSignal;
};

/** The context of a verb that only a signed-in caller reaches. */
export type SignedIn<D extends Deps = Deps> = Ctx<D> & { caller: Caller };

/** What a new record takes: its time and its id. */
export type RecordDeps = Pick<Deps, 'now' | 'newId'>;

/** A verb's context: `caller` is there when the endpoint needs a token. */
export type CtxFor<Auth extends EndpointAuth, D extends Deps = Deps> = Auth extends 'customer' | 'staff'
  ? SignedIn<D>
  : Ctx<D>;

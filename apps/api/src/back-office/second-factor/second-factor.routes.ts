import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { readFactor } from './own-factors.ts';
import { proveFactor } from './prove.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { beginTotp, confirmTotp } from './totp.ts';

/** Loaded by the first call: on loading, the library of WebAuthn makes Node print warnings about its own features. */
const passkeys = () => import('./passkeys.ts');

/** The second factors of a member of staff: authenticator app, passkeys, recovery codes. */
export function secondFactorRoutes(serve: Serve<Deps>) {
  serve(endpoints.readFactor, (ctx) => readFactor(ctx));
  serve(endpoints.beginTotp, (ctx) => beginTotp(ctx));
  serve(endpoints.confirmTotp, (ctx, { body }) => confirmTotp(ctx, body.code));
  serve(endpoints.proveFactor, (ctx, { body }) => proveFactor(ctx, body.code));
  serve(endpoints.beginPasskey, async (ctx) => (await passkeys()).beginPasskey(ctx));
  serve(endpoints.addPasskey, async (ctx, { body }) => (await passkeys()).addPasskey(ctx, body));
  serve(endpoints.askPasskey, async (ctx) => (await passkeys()).askPasskey(ctx));
  serve(endpoints.provePasskey, async (ctx, { body }) =>
    (await passkeys()).provePasskey(ctx, body.credential),
  );
  serve(endpoints.removePasskey, async (ctx, { params }) => (await passkeys()).removePasskey(ctx, params.id));
  serve(endpoints.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx));
}

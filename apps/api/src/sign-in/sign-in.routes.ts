import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { sendCode } from './send-code.ts';
import { verifyCode } from './verify-code.ts';

/** Signing in on the web (D53). */
export function signInRoutes(serve: Serve) {
  serve(endpoints.requestCode, (ctx, { body: { phone, channel } }) =>
    sendCode(ctx, phone, { purpose: 'SIGN_IN', channel }),
  );
  serve(endpoints.verifyCode, (ctx, { body }) => verifyCode(ctx, body));
}

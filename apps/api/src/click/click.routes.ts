import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import type { Deps } from './deps.ts';
import { authWithClick } from './auth-with-click.ts';

/** Signing in inside the Click app. */
export function clickRoutes(serve: Serve<Deps>) {
  serve(endpoints.authWithClick, (ctx, { body }) => authWithClick(ctx, body.webSession));
}

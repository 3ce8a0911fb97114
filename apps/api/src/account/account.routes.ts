import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../http/serving/serving.ts';
import { readCashback } from '../users/cashback.ts';
import { requestPhoneChange, verifyPhoneChange } from './change-phone.ts';
import { deleteAccount } from './delete-account.ts';
import { readOwnData } from './own-data.ts';
import { readMe, updateProfile } from '../users/profile.ts';
import { endSessions, listSessions, logout } from '../users/sessions.ts';

/** The signed-in customer's own account. */
export function usersRoutes(serve: Serve) {
  serve(endpoints.getMe, (ctx) => readMe(ctx));
  serve(endpoints.updateUser, (ctx, { params, body }) => updateProfile(ctx, params.id, body));
  serve(endpoints.requestPhoneChange, (ctx, { body }) => requestPhoneChange(ctx, body.phone));
  serve(endpoints.verifyPhoneChange, (ctx, { body }) => verifyPhoneChange(ctx, body));
  serve(endpoints.deleteAccount, (ctx) => deleteAccount(ctx));
  serve(endpoints.getCashback, (ctx) => readCashback(ctx));
  serve(endpoints.readOwnData, (ctx) => readOwnData(ctx));
  serve(endpoints.listSessions, (ctx) => listSessions(ctx));
  serve(endpoints.endSessions, (ctx, { query }) => endSessions(ctx, query.id));
  serve(endpoints.logout, (ctx) => logout(ctx));
}

import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import {
  changeStaff,
  endSessionsOfStaff,
  listStaff,
  removeStaff,
  resetFactor,
  resetPin,
} from './change-staff.ts';
import { acceptInvite, inviteStaff, listInvites, readInvite, withdrawInvite } from './invites.ts';

/** The staff of a brand: who works there with which rights, and invitations. */
export function peopleRoutes(serve: Serve<Deps>) {
  serve(endpoints.listStaff, (ctx) => listStaff(ctx));
  serve(endpoints.changeStaff, (ctx, { params, body }) => changeStaff(ctx, { ...params, ...body }));
  serve(endpoints.removeStaff, (ctx, { params }) => removeStaff(ctx, params.id));
  serve(endpoints.endSessionsOfStaff, (ctx, { params }) => endSessionsOfStaff(ctx, params.id));
  serve(endpoints.resetFactor, (ctx, { params }) => resetFactor(ctx, params.id));
  serve(endpoints.resetPin, (ctx, { params }) => resetPin(ctx, params.id));
  serve(endpoints.inviteStaff, (ctx, { body }) => inviteStaff(ctx, body));
  serve(endpoints.listInvites, (ctx) => listInvites(ctx));
  serve(endpoints.withdrawInvite, (ctx, { params }) => withdrawInvite(ctx, params.id));
  serve(endpoints.readInvite, (ctx, { body }) => readInvite(ctx, body.token));
  serve(endpoints.acceptInvite, (ctx, { body }) => acceptInvite(ctx, body));
}

import { type PausedService, withServicePause } from '@dasturxon/core/branch';
import type { PauseChoice, StaffBranch } from '@dasturxon/core/staff';
import { pauseEndOf } from '@dasturxon/core/stop-list';

import type { Reply } from '../../http/answers.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { type LeverChange, writeLever } from './write-lever.ts';

const endOf = ({ pausedServices }: StaffBranch, service: PausedService) =>
  pausedServices.find((pause) => pause.service === service)?.until ?? null;

/** The change of a branch that pauses one of its services; a null end resumes it. */
export const servicePauseChange = (
  { pausedServices }: StaffBranch,
  { service, until }: { service: PausedService; until: string | null },
): LeverChange => ({
  action: until === null ? 'branch.resumeService' : 'branch.pauseService',
  data: { pausedServices: withServicePause(pausedServices, { service, until }) },
  paused: { service, until },
  facts: (branch) => ({ service, pausedUntil: endOf(branch, service) }),
});

/** Pauses one service of a branch, gives its pause another end, or ends it; a null term ends it (BO-152). */
export function pauseService(
  ctx: SignedIn,
  { id, service, term }: { id: string; service: PausedService; term: PauseChoice | null },
  sent: KeyedCall,
): Promise<Reply<StaffBranch>> {
  const moment = { now: ctx.now(), zone: ctx.tenant.timeZone };
  const until = term === null ? null : pauseEndOf(term, moment).toISOString();
  return writeLever(ctx, { id, sent }, (before) => {
    const isPaused = endOf(before, service) !== null;
    return until === null && !isPaused ? null : servicePauseChange(before, { service, until });
  });
}

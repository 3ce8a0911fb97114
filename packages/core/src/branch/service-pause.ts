import * as v from 'valibot';

import { Instant } from '../kernel/wire.ts';
import { OFFERED_SERVICE_TYPES, type OfferedServiceType } from '../order/schemas/service-type.schema.ts';

/** The services that a branch can switch off for a while: all that guests order by. */
export const PAUSED_SERVICES = OFFERED_SERVICE_TYPES;
/** A service that a branch can switch off for a while. */
export type PausedService = OfferedServiceType;

/** A service that a branch does not take orders for before a moment. */
export const ServicePause = v.object({ service: v.picklist(PAUSED_SERVICES), until: Instant });
export type ServicePause = v.InferOutput<typeof ServicePause>;

/** The pauses of services that have not ended (BO-152). */
export const activeServicePauses = (pauses: readonly ServicePause[], now: Date): ServicePause[] =>
  pauses.filter(({ until }) => Date.parse(until) > now.getTime());

/** The pauses with that of one service replaced; a null end removes it. */
export const withServicePause = (
  pauses: readonly ServicePause[],
  { service, until }: { service: PausedService; until: string | null },
): ServicePause[] => [
  ...pauses.filter((pause) => pause.service !== service),
  ...(until === null ? [] : [{ service, until }]),
];

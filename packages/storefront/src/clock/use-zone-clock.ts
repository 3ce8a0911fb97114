import { useQuery } from '@tanstack/react-query';

import { zoneClockQuery } from './zone-clock.ts';

/** The rules of opening hours; null until they are there. */
export const useZoneClock = () => useQuery(zoneClockQuery).data ?? null;

import type { MenuMoment } from '../catalog/times/menu-moment.ts';
import { holdsAt } from '../catalog/times/menu-rules.ts';
import type { Region } from './region.schema.ts';

/** When a zone is served. */
export type ZoneHours = Pick<Region, 'days' | 'from' | 'until'>;

/** Whether a zone is always served. */
export const isAlwaysServed = ({ days, from, until }: ZoneHours): boolean =>
  days.length === 0 && (from === until || (from === '00:00' && until === '24:00'));

/** The zones that are served at a moment. Outside its hours a zone is as if it were not drawn. */
export const zonesAt = <Z extends ZoneHours>(zones: readonly Z[], at: MenuMoment): Z[] =>
  zones.filter((zone) => holdsAt(zone, at));

import { type DraftPatches, overlappedZones, recordName, type ZonesDraft } from '@dasturxon/core/drafts';
import { Region } from '@dasturxon/core/delivery-area';
import * as v from 'valibot';

import { recordsView, type RecordsView } from '../drafts/draft-view.ts';
import { madeRecords, type MadeRecord, withMade } from '../drafts/made-records.ts';

/** The zones with the changes of their draft, and the places that they serve. */
export type ZonesView = RecordsView & Pick<ZonesDraft, 'cities' | 'branches' | 'orderDots' | 'tilesUrl'>;

/** Combines the zones with the changes of their draft; a zone that is only in the draft begins blank. */
export function zonesView(draft: ZonesDraft, changes: DraftPatches): ZonesView {
  const { cities, branches, orderDots, tilesUrl } = draft;
  return { ...recordsView(withMade(draft, changes), changes), cities, branches, orderDots, tilesUrl };
}

/** A zone as the draft has it. */
export type DraftZone = MadeRecord<'zone'>;

/** The zones of the draft; without those that were made and removed before they were published. */
export const zonesOf = (view: ZonesView): DraftZone[] => madeRecords(view, 'zone');

const isInUse = ({ isThere }: DraftZone) => isThere;

/** The zones of the draft that are in use, as orders are priced by them. */
export const regionsOf = (zones: readonly DraftZone[]): Region[] =>
  zones.filter(isInUse).flatMap(({ id, fields }) => {
    const region = v.safeParse(Region, { ...fields, id });
    return region.success ? [region.output] : [];
  });

/** The names of the zones that a zone overlaps. */
export const overlapNames = (zone: DraftZone, zones: readonly DraftZone[]): string[] =>
  overlappedZones(zone, zones).map(({ fields }) => recordName(fields, 'uz'));

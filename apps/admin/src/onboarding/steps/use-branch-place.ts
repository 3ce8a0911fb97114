import type { FieldValue } from '@dasturxon/core/drafts';

import { BRANCHES_SOURCE } from '../../branch-editor/branches-source.ts';
import type { Place } from '../../branch-editor/place-map.tsx';
import { useDraftData } from '../../drafts/draft-source.ts';
import { recordsView } from '../../drafts/draft-view.ts';

const toPlace = (latitude: FieldValue, longitude: FieldValue): Place | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

/** Where the first branch is by the draft; null before it is read. */
export function useBranchPlace(): Place | null {
  const { draft, changes } = useDraftData(BRANCHES_SOURCE);
  const id = draft?.records[0]?.id;
  if (!draft || !changes || id === undefined) return null;
  const view = recordsView(draft, changes);
  const of = (field: string) => view.valueOf({ entity: 'branch', id, field });
  return toPlace(of('latitude'), of('longitude'));
}

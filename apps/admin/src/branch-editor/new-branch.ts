import type { FieldValue } from '@dasturxon/core/drafts';
import { everyDay, HOURS_PRESETS } from '@dasturxon/core/onboarding';

import type { BranchesView, DraftBranch } from './branch-view.ts';

/** The fields of a new branch: in the first city, with the services and dishes of the first branch. */
export function newBranch(
  { cities }: Pick<BranchesView, 'cities'>,
  branches: readonly DraftBranch[],
): Record<string, FieldValue> {
  const first = branches.find(({ isPublished, isThere }) => isPublished && isThere);
  const isOn = (service: string) => first?.fields[`settings.${service}`] === true;
  return {
    exists: true,
    isActive: true,
    cityId: first?.fields['cityId'] ?? cities[0]?.id ?? null,
    'settings.deliveryEnabled': isOn('deliveryEnabled'),
    'settings.pickupEnabled': first === undefined || isOn('pickupEnabled'),
    'settings.dineinEnabled': isOn('dineinEnabled'),
    workHours: everyDay(HOURS_PRESETS[0]),
    dishesOf: first?.id ?? null,
  };
}

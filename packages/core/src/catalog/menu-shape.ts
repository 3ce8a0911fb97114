/** Whether a menu shows its categories in groups (ENUM-17). */
export type GroupType = 'GROUP' | 'WITHOUT_GROUP';
/** Which categories a page shows (ENUM-17): all, one, or all of them by their groups. */
export type CategoryScope = 'ALL' | 'ONE_CATEGORY' | 'GROUP_CATEGORY';

/** The name of a single group is not shown. */
export function groupTypeOf(groups: readonly unknown[]): GroupType {
  return groups.length > 1 ? 'GROUP' : 'WITHOUT_GROUP';
}

/** What the page of categories shows: the one that was found, else all of them, by groups where there are several. */
export function categoryScopeOf(category: unknown, groups: readonly unknown[]): CategoryScope {
  if (category) return 'ONE_CATEGORY';
  return groupTypeOf(groups) === 'GROUP' ? 'GROUP_CATEGORY' : 'ALL';
}

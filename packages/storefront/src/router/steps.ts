/**
 * Who hears of a step in the history before the pages do, and may keep it from them. A browser tells its window's
 * listeners in the order in which they came, so the page listens first and asks here.
 */
export const steps: { first?: (event: PopStateEvent) => void } = {};

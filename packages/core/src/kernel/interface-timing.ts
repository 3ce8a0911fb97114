/** How a notification is shown: so long, there, so far apart (K-04). */
export const NOTIFICATION = { durationMs: 4500, placement: 'top-right', gapPx: 16 } as const;
/** After the work is done, so that the overlay does not flash (K-05). */
export const LOADING_OVERLAY_CLOSE_MS = 400;
/** Between the last key and the search (K-06). */
export const REMOTE_SELECT_DEBOUNCE_MS = 300;
/** After the search panel opened (K-14, GEO-18). */
export const SEARCH_FOCUS_DELAY_MS = 500;
/** Between a choice and the closing of what it was made in (K-15, GEO-09, GEO-17). */
export const CLOSE_DELAY_MS = 100;
/** After start-up, for customers who are signed in (K-17, BOOT-07). */
export const ACTIVE_ORDERS_DELAY_MS = 500;
/** The tallest a sheet gets (K-25, OV-11). */
export const SHEET_MAX_HEIGHT = '65vh';

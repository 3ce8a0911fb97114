/** The zone of a merchant that names none. */
export const DEFAULT_ZONE = 'Asia/Tashkent';
/** What DEFAULT_ZONE is ahead of UTC: the whole year the same, for it has no summer time. */
export const DEFAULT_ZONE_OFFSET = '+05:00';

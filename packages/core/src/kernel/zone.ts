/** The zone of the first market: UTC+5, no summer time. */
export const DEFAULT_ZONE = 'Asia/Tashkent';

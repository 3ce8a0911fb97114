/** The part of an order's address that opens it without signing in (B37). */
export const SHARE_PARAM = 'share';

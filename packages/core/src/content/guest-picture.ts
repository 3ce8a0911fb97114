/** What a guest's private picture is for: a review of an order, or the entrance that a courier looks for. */
export const GUEST_PICTURE_KINDS = ['REVIEW', 'ENTRANCE'] as const;
/** What a guest's private picture is for. */
export type GuestPictureKind = (typeof GUEST_PICTURE_KINDS)[number];

/** What a private picture of an order is for; couriers send those of the door (BO-404). */
export const PRIVATE_PICTURE_KINDS = [...GUEST_PICTURE_KINDS, 'DOOR'] as const;
/** What a private picture of an order is for. */
export type PrivatePictureKind = (typeof PRIVATE_PICTURE_KINDS)[number];

/** The largest file that a guest may send, in bytes (B34). */
export const GUEST_PICTURE_LIMIT = 10 * 1024 * 1024;
/** The longer side of what is kept of it, in pixels. */
export const GUEST_PICTURE_SIDE = 1_600;
/** The pictures that a review may have (B34). */
export const REVIEW_PICTURES_AT_MOST = 3;

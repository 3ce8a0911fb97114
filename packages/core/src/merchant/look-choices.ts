/** The map provider (ENUM-02, D15): a regional service, an open-source library, a variant of the regional service. */
export const MAP_TYPES = ['YANDEX', 'LEAFLET', 'YANDEX_V3'] as const;

/** How modifiers are drawn (ENUM-04): chips with a name, or cards with a picture. */
export const MODIFICATION_VIEW_TYPES = ['NAME_ONLY', 'FULL_IMAGE'] as const;

/** The basket's position (ENUM-05). */
export const BASKET_POSITIONS = ['NAVIGATION_BAR', 'FLOATING_OVER_PRODUCT'] as const;

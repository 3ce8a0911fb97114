import * as v from 'valibot';

/** Who draws the map (ENUM-02, D15): a regional service, an open-source library, a variant of the regional service. */
export const MAP_TYPES = ['YANDEX', 'LEAFLET', 'YANDEX_V3'] as const;
/** Who draws the map (ENUM-02, D15). */
export const MapType = v.picklist(MAP_TYPES);
export type MapType = v.InferOutput<typeof MapType>;

/** Colour schemes (ENUM-03). */
export const THEMES = ['DARK', 'LIGHT'] as const;
/** The colour scheme (ENUM-03). */
export const Theme = v.picklist(THEMES);
export type Theme = v.InferOutput<typeof Theme>;

/** How modifiers are drawn (ENUM-04): chips with a name, or cards with a picture. */
export const MODIFICATION_VIEW_TYPES = ['NAME_ONLY', 'FULL_IMAGE'] as const;
/** How modifiers are drawn (ENUM-04). */
export const ModificationViewType = v.picklist(MODIFICATION_VIEW_TYPES);
export type ModificationViewType = v.InferOutput<typeof ModificationViewType>;

/** Where the basket stands (ENUM-05). */
export const BASKET_POSITIONS = ['NAVIGATION_BAR', 'FLOATING_OVER_PRODUCT'] as const;
/** Where the basket stands (ENUM-05). */
export const BasketPosition = v.picklist(BASKET_POSITIONS);
export type BasketPosition = v.InferOutput<typeof BasketPosition>;

/** The one entry point of the demo: its brands for the seed writer, its map for the sandbox. */
export { buildDemoBrands, demoBrandsWith } from './demo-brands.ts';
export { DEMO_MXIK, demoFiscal } from './fiscal.ts';
export { districtAt, findPlace } from './gazetteer/find-place.ts';
export { type Names, type Place, PLACE_LANGUAGES, type PlaceLanguage } from './gazetteer/place.ts';
export { searchPlaces, type ViewBox } from './gazetteer/search-places.ts';
export type { Point } from './geo/plane.ts';
export { drawTile, type TileLook } from './tiles/draw-tile.ts';
export type { TileAddress } from './tiles/frame.ts';
export { MAX_ZOOM, MIN_ZOOM } from './tiles/mercator.ts';

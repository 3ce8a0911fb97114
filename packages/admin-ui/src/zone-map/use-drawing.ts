import type { Map as LeafletMap } from 'leaflet';
import * as leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode, type GeoJSONStoreFeatures } from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';

import { nearestCorner } from './nearest-corner.ts';

/** A border: longitude and latitude of each point, without the first one again at the end. */
export type MapRing = readonly (readonly [lng: number, lat: number])[];

/** What the pointer does: nothing, moves points of the chosen border, or draws a new one. */
export type DrawMode = 'off' | 'edit' | 'draw';

export type Drawing = {
  mode: DrawMode;
  ring: MapRing;
  color: string;
  /** Borders beside this one: its points snap to theirs. */
  neighbours: readonly MapRing[];
  /** Whether a border may be drawn so. */
  isAllowed: (ring: MapRing) => boolean;
  onDraw: (ring: MapRing) => void;
};

const [EDIT, DRAW] = ['select', 'polygon'] as const;

function ringOf({ geometry }: GeoJSONStoreFeatures): MapRing {
  if (geometry.type !== 'Polygon') return [];
  return (geometry.coordinates[0] ?? []).slice(0, -1).map(([lng, lat]) => [lng!, lat!] as const);
}

/** Leaflet's panes get their order as a property: the page's policy takes no injected style sheet. */
function adapterOf(map: LeafletMap): TerraDrawLeafletAdapter {
  const adapter = new TerraDrawLeafletAdapter({ lib: leaflet, map, coordinatePrecision: 6 });
  const createPane = (name: string, zIndex: number) => {
    map.createPane(name).style.zIndex = String(zIndex + 600);
    return document.createElement('span');
  };
  Object.defineProperty(adapter, 'createPaneStyleSheet', { value: createPane });
  return adapter;
}

type PointerPlace = { containerX: number; containerY: number };
type Projection = { project: (lng: number, lat: number) => { x: number; y: number } };

/** Reads the drawing as it is when something happens on the map. */
type Latest = { current: Drawing };

function createDraw(map: LeafletMap, latest: Latest, color: string): TerraDraw {
  const judge =
    (isJudged: (updateType: string) => boolean) =>
    (feature: GeoJSONStoreFeatures, { updateType }: { updateType: string }) => ({
      valid: !isJudged(updateType) || latest.current.isAllowed(ringOf(feature)),
    });
  // While it is drawn, a border of two points encloses nothing yet: only the finished one is judged.
  const drawn = judge((updateType) => updateType === 'finish');
  const validation = judge((updateType) => updateType !== 'provisional');
  const snapping = {
    toCustom: (event: PointerPlace, { project }: Projection) =>
      nearestCorner({ x: event.containerX, y: event.containerY }, latest.current.neighbours.flat(), project),
  };
  // Terra Draw takes colours as #RRGGBB.
  const fill = color as `#${string}`;
  const outline = { outlineColor: fill, fillColor: fill, fillOpacity: 0.3 } as const;
  return new TerraDraw({
    adapter: adapterOf(map),
    modes: [
      new TerraDrawPolygonMode({ validation: drawn, snapping, styles: outline }),
      new TerraDrawSelectMode({
        allowManualDeselection: false,
        keyEvents: null,
        styles: {
          selectedPolygonColor: fill,
          selectedPolygonOutlineColor: fill,
          selectedPolygonFillOpacity: 0.35,
          selectionPointWidth: 8,
          selectionPointColor: '#17181B',
          selectionPointOutlineColor: '#FFFFFF',
          selectionPointOutlineWidth: 2,
          midPointWidth: 6,
          midPointColor: '#FFFFFF',
          midPointOutlineColor: '#17181B',
          midPointOutlineWidth: 2,
        },
        flags: {
          polygon: {
            feature: {
              validation,
              draggable: false,
              coordinates: { midpoints: true, draggable: true, deletable: true, snappable: snapping },
            },
          },
        },
      }),
    ],
  });
}

/** Puts the border on the map, to be moved by its points. */
function showRing(draw: TerraDraw, ring: MapRing): void {
  draw.clear();
  draw.setMode(EDIT);
  if (ring.length < 3) return;
  const coordinates = [[...ring, ring[0]!].map(([lng, lat]) => [lng, lat])];
  const [added] = draw.addFeatures([
    { type: 'Feature', properties: { mode: DRAW }, geometry: { type: 'Polygon', coordinates } },
  ]);
  if (added?.valid && added.id !== undefined) draw.selectFeature(added.id);
}

/** Draws and edits one border on the map around it by Terra Draw. */
export function useDrawing(drawing: Drawing): void {
  const map = useMap();
  const latest = useRef(drawing);
  const live = useRef<TerraDraw | null>(null);
  const shown = useRef('');
  useEffect(() => {
    latest.current = drawing;
  });
  const { mode, ring, color } = drawing;
  useEffect(() => {
    if (mode === 'off') return;
    const draw = createDraw(map, latest, color);
    draw.start();
    draw.on('finish', (id) => {
      const feature = draw.getSnapshotFeature(id);
      if (!feature) return;
      const drawn = ringOf(feature);
      shown.current = JSON.stringify(drawn);
      latest.current.onDraw(drawn);
    });
    live.current = draw;
    shown.current = '';
    return () => {
      draw.stop();
      live.current = null;
    };
  }, [map, mode, color]);
  const wanted = JSON.stringify(ring);
  useEffect(() => {
    const draw = live.current;
    if (draw === null) return;
    if (mode === 'draw') {
      draw.setMode(DRAW);
      return;
    }
    // What was drawn here is on the map already.
    if (shown.current === wanted) return;
    shown.current = wanted;
    showRing(draw, latest.current.ring);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after the drawing has started anew
  }, [map, mode, color, wanted]);
}

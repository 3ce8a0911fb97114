import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { createMapCamera, type MapCamera } from './map-camera.ts';
import type { MapCluster } from './map-clusters.ts';
import { MapControls } from './map-controls.tsx';
import {
  type EngineSetup,
  type MapEngine,
  type MapFailure,
  MapServiceError,
  type OpenEngine,
} from './map-engine.ts';
import { fittedView, hasPinInView, shiftedView, zoomedView } from './map-geometry.ts';
import type { MapKindProps, MapViewProps } from './map-props.ts';
import { useMapPins, useShownPins } from './use-map-pins.ts';
import styles from './map-view.module.css';

const NOTHING: readonly never[] = [];
const ZOOMS = { min: 3, max: 18 };
const BUTTON_MS = 250;
const KEY_STEP = 80;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

type EngineMapProps = { map: MapKindProps; open: OpenEngine };

const zoomsOf = ({ minZoom = ZOOMS.min, maxZoom = ZOOMS.max }: MapViewProps['camera']) => ({
  min: minZoom,
  max: maxZoom,
});

/**
 * A map of any kind: `open` brings the one that draws it. It stays left to right on a page that runs from right to left.
 */
export function EngineMap({ map: props, open }: EngineMapProps) {
  const { camera, tiles, polygons = NOTHING, markers = NOTHING, locate, labels, drawing } = props;
  const { look, service } = drawing;
  const [moving, setMoving] = useState(false);
  const { host, engine, mover, zoom } = useEngine({ map: props, open }, setMoving);
  const zooms = zoomsOf(camera);

  const shown = useShownPins(
    markers,
    { zoom, groupLabel: labels.group },
    {
      onMarker: props.events?.onMarker,
      onCluster: ({ members }: MapCluster) => {
        const size = sizeOf(host.current);
        mover.userGo(
          () =>
            fittedView(
              members.map(({ point }) => point),
              size,
              zooms,
            ),
          look.moveMs,
        );
      },
    },
  );
  useMapPins(engine, shown);
  useEffect(() => engine?.drawAreas(polygons), [engine, polygons]);
  useCamera(props, { host, engine, mover });

  const zoomBy = (step: 1 | -1) => mover.userGo((view) => zoomedView(view, step, zooms), BUTTON_MS);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    mover.userGo((view) => shiftedView(view, by), BUTTON_MS);
  };

  return (
    <div className={styles.frame} dir="ltr" data-no-swipe="">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its keys itself */}
      <div
        ref={host}
        className={styles.map}
        role="application"
        aria-label={labels.map}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          if (event.buttons !== 0) mover.takeOver();
        }}
        onWheel={mover.takeOver}
      />
      {engine && !engine.hasElements ? <ListedPins shown={shown} /> : null}
      <MapControls
        isRaised={service !== undefined}
        labels={labels}
        onZoom={zoomBy}
        onLocate={locate?.onLocate}
        locating={locate?.busy}
      />
      <MapOver moving={moving} centerPin={props.centerPin} attribution={service ? null : tiles.attribution} />
    </div>
  );
}

type MapOverProps = { moving: boolean; centerPin: boolean | undefined; attribution: string | null };

/** What lies over the map: the pin in its middle, and whose map it is where the map does not show that itself. */
const MapOver = ({ moving, centerPin, attribution }: MapOverProps) => (
  <>
    {centerPin ? <span className={clsx(styles.pin, moving && styles.lifted)} aria-hidden="true" /> : null}
    {attribution === null ? null : <p className={styles.attribution}>{attribution}</p>}
  </>
);

/** Pins that only the mouse reaches, as buttons for a keyboard and a screen reader. */
const ListedPins = ({ shown }: { shown: ReturnType<typeof useShownPins> }) =>
  shown.map(({ pin, press }) => (
    <button key={pin.id} type="button" className={styles.listed} onClick={press}>
      {pin.label}
    </button>
  ));

const sizeOf = (host: HTMLElement | null) => ({
  width: host?.clientWidth ?? 0,
  height: host?.clientHeight ?? 0,
});

const failureOf = (error: unknown): MapFailure =>
  error instanceof MapServiceError ? error.reason : 'BROKEN';

/** A map that follows its points opens on them: a move there would leave its edges without tiles until it ends. */
const firstView = ({ fit, follow, ...view }: MapViewProps['camera'], host: HTMLElement) =>
  follow && fit ? fittedView(fit, sizeOf(host), zoomsOf(view)) : view;

/** Opens the engine in its element, again for other tiles or another service, and closes it. */
function useEngine({ map: props, open }: EngineMapProps, setMoving: (moving: boolean) => void) {
  const { camera, tiles, drawing } = props;
  const { look, service } = drawing;
  const host = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [zoom, setZoom] = useState(camera.zoom);
  const [mover] = useState(() => createMapCamera(camera));
  useEffect(() =>
    mover.listen({
      onMoveStart: () => {
        setMoving(true);
        props.events?.onMoveStart?.();
      },
      onMoveEnd: (rest) => {
        setMoving(false);
        setZoom(rest.zoom);
        props.events?.onMoveEnd?.(rest);
      },
    }),
  );
  const failed = useEffectEvent((error: unknown) => drawing.onFailure?.(failureOf(error)));
  const start = useEffectEvent((given: Pick<EngineSetup, 'host' | 'tilesUrl' | 'service'>) =>
    open({
      ...given,
      view: firstView(camera, given.host),
      zooms: zoomsOf(camera),
      area: look.area,
      onMoveStart: mover.started,
      onMoveEnd: mover.ended,
    }),
  );
  const { src, isDark = false, waitMs = 0 } = service ?? {};
  const tilesUrl = tiles.url;

  useEffect(() => {
    let isOver = false;
    let opened: MapEngine | null = null;
    const asked = src === undefined ? null : { src, isDark, waitMs };
    void start({ host: host.current!, tilesUrl, service: asked }).then(
      (next) => {
        if (isOver) return next.close();
        opened = next;
        mover.attach(next);
        setEngine(next);
      },
      (error: unknown) => {
        if (!isOver) failed(error);
      },
    );
    return () => {
      isOver = true;
      mover.attach(null);
      setEngine(null);
      opened?.close();
    };
  }, [mover, tilesUrl, src, isDark, waitMs]);

  return { host, engine, mover, zoom };
}

/** Keeps the map at its props' position, and brings all points of `fit` into view when they change. */
function useCamera(
  { camera, drawing }: MapKindProps,
  {
    host,
    engine,
    mover,
  }: { host: { current: HTMLElement | null }; engine: MapEngine | null; mover: MapCamera },
) {
  const { center, zoom, fit, follow = false } = camera;
  const { lat, lon } = center;
  const { moveMs, fitAfterMs } = drawing.look;
  const { min, max } = zoomsOf(camera);

  const key = fit?.map((point) => `${point.lat},${point.lon}`).join(' ') ?? '';
  useEffect(() => {
    if (engine && !follow) mover.go({ center: { lat, lon }, zoom }, moveMs);
  }, [engine, mover, follow, lat, lon, zoom, moveMs]);

  const hasFitted = useRef(false);
  useEffect(() => {
    if (!engine || key === '') return;
    const points = key.split(' ').map((pair) => {
      const [pointLat, pointLon] = pair.split(',').map(Number);
      return { lat: pointLat!, lon: pointLon! };
    });
    const timer = setTimeout(() => {
      const size = sizeOf(host.current);
      const isFine = hasFitted.current && points.every((point) => hasPinInView(point, engine.view(), size));
      if (follow && (mover.wasMoved() || isFine)) return;
      hasFitted.current = true;
      mover.go(fittedView(points, size, { min, max }), moveMs);
    }, fitAfterMs);
    return () => clearTimeout(timer);
  }, [host, engine, mover, key, follow, moveMs, fitAfterMs, min, max]);
}

import type { MapEngine } from './map-engine.ts';
import { isSameView } from './map-geometry.ts';
import type { MapCenter, MapRest } from './map-point.ts';

type CameraEvents = { onMoveStart: () => void; onMoveEnd: (rest: MapRest) => void };

/** Decides who moves the map: its own props, or a person. The engines only report that it moves and rests. */
export type MapCamera = ReturnType<typeof createMapCamera>;

/** `first`: what the map shows before it has moved. */
export function createMapCamera(first: MapCenter) {
  let events: CameraEvents | null = null;
  let engine: MapEngine | null = null;
  let mover: 'user' | 'props' | null = null;
  let last = first;
  let wasMoved = false;

  const start = () => {
    if (mover === 'user') return;
    mover = 'user';
    wasMoved = true;
    events?.onMoveStart();
  };

  return {
    listen: (handlers: CameraEvents) => {
      events = handlers;
    },
    attach: (next: MapEngine | null) => {
      engine = next;
      mover = null;
      // It may open at another place than the camera's.
      if (next) last = next.view();
    },
    /** Whether a person has moved the map. */
    wasMoved: () => wasMoved,
    /** The engine began to move. */
    started: () => {
      if (mover === null) start();
    },
    /** The engine rests. A rest at another place without a start is a person's: not every gesture reports one. */
    ended: (view: MapCenter) => {
      if (mover === null && isSameView(view, last)) return;
      const byUser = mover !== 'props';
      if (byUser) wasMoved = true;
      mover = null;
      last = view;
      events?.onMoveEnd({ ...view, byUser });
    },
    /** A finger on the map ends a move of the props. */
    takeOver: () => {
      if (mover === 'props') start();
    },
    /** A move of the caller's. */
    go: (view: MapCenter, ms: number) => {
      if (!engine || isSameView(engine.view(), view)) return;
      mover = 'props';
      engine.moveTo(view, ms);
    },
    /** A move by a button or a key. */
    userGo: (next: (view: MapCenter) => MapCenter, ms: number) => {
      if (!engine) return;
      const view = engine.view();
      const target = next(view);
      if (isSameView(view, target)) return;
      start();
      engine.moveTo(target, ms);
    },
  };
}

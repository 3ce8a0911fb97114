import { expect, test, vi } from 'vitest';

import { createMapCamera } from './map-camera.ts';
import type { MapEngine } from './map-engine.ts';
import type { MapCenter } from './map-point.ts';

const HOME = { center: { lat: 41.31, lon: 69.24 }, zoom: 14 };
const AWAY = { center: { lat: 41.32, lon: 69.25 }, zoom: 14 };
const FAR = { center: { lat: 39.65, lon: 66.97 }, zoom: 12 };

function aCamera() {
  let shown: MapCenter = HOME;
  const onMoveStart = vi.fn();
  const onMoveEnd = vi.fn();
  const camera = createMapCamera(HOME);
  camera.listen({ onMoveStart, onMoveEnd });
  const engine: MapEngine = {
    view: () => shown,
    moveTo: vi.fn(),
    addPin: vi.fn(),
    drawAreas: vi.fn(),
    hasElements: true,
    close: vi.fn(),
  };
  camera.attach(engine);
  const rest = (view: MapCenter) => {
    shown = view;
    camera.ended(view);
  };
  return { camera, engine, onMoveStart, onMoveEnd, rest };
}

test('GEO-13 a move of the props is not the guest’s', () => {
  const { camera, engine, onMoveStart, onMoveEnd, rest } = aCamera();
  camera.go(AWAY, 500);
  camera.started();
  rest(AWAY);
  expect(engine.moveTo).toHaveBeenCalledExactlyOnceWith(AWAY, 500);
  expect(onMoveStart).not.toHaveBeenCalled();
  expect(onMoveEnd).toHaveBeenCalledExactlyOnceWith({ ...AWAY, byUser: false });
  expect(camera.wasMoved()).toBe(false);
});

test('GEO-13 a drag is the guest’s, even out of a move of the props', () => {
  const { camera, onMoveStart, onMoveEnd, rest } = aCamera();
  camera.go(AWAY, 500);
  camera.takeOver();
  rest(FAR);
  expect(onMoveStart).toHaveBeenCalledOnce();
  expect(onMoveEnd).toHaveBeenCalledExactlyOnceWith({ ...FAR, byUser: true });
});

test('a rest without a start counts once, and only at another place', () => {
  const { onMoveEnd, rest } = aCamera();
  rest(HOME);
  expect(onMoveEnd).not.toHaveBeenCalled();
  rest(AWAY);
  rest(AWAY);
  expect(onMoveEnd).toHaveBeenCalledExactlyOnceWith({ ...AWAY, byUser: true });
});

test('where the map is already, nothing moves', () => {
  const { camera, engine } = aCamera();
  camera.go(HOME, 500);
  camera.userGo((view) => view, 250);
  expect(engine.moveTo).not.toHaveBeenCalled();
});

import { type ComponentType, Suspense, useState } from 'react';
import { fn } from 'storybook/test';

import type { MapService } from '../map-view/map-engine.ts';
import type { MapKindProps } from '../map-view/map-props.ts';
import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

const TILE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef1ee" d="M0 0h256v256H0z"/><path fill="#dcebd5" d="M20 20h90v70H20z"/><path stroke="#fff" stroke-width="14" d="M0 128h256M128 0v256"/><path stroke="#fff" stroke-width="6" d="M0 50h256M60 0v256M200 0v256"/></svg>',
)}`;

export const center = { lat: 41.311081, lon: 69.240562 };
export const area = [
  { lat: 41.322, lon: 69.225 },
  { lat: 41.322, lon: 69.258 },
  { lat: 41.302, lon: 69.262 },
  { lat: 41.3, lon: 69.23 },
];
export const labels = {
  map: 'Xaritadan manzil tanlang',
  zoomIn: 'Yaqinlashtirish',
  zoomOut: 'Uzoqlashtirish',
  locate: 'Mening joyim',
  group: (count: number) => `Joylar: ${count}`,
};
export const branches = [
  { id: '1', label: 'Chilonzor', point: center, highlighted: true },
  { id: '2', label: 'Yunusobod', point: { lat: 41.318, lon: 69.252 } },
  { id: '3', label: 'Olmazor', point: { lat: 41.3185, lon: 69.2525 } },
  { id: '4', label: 'Mirzo Ulugʻbek, yopiq', point: { lat: 41.306, lon: 69.229 }, disabled: true },
];

/** The address of the stand-in's script, which Storybook serves (see .storybook/map-stand-in.ts). */
export const standIn = (version: '2.1' | 'v3', apikey = 'a-key'): MapService => ({
  src: `/yandex-maps/${version}/?apikey=${apikey}&lang=ru_RU`,
  isDark: false,
  waitMs: 5000,
});

/** Degrees that a courier rides at a press. */
export const STEP = 0.004;

/** A map in a frame of a phone's size; the courier of a story rides on by its button. */
export function framed(Map: ComponentType<MapKindProps>) {
  return function Framed(props: MapKindProps) {
    const [steps, setSteps] = useState(0);
    const markers = props.markers?.map((marker) =>
      marker.kind === 'courier'
        ? { ...marker, point: { ...marker.point, lon: marker.point.lon + steps * STEP } }
        : marker,
    );
    return (
      <>
        <div className="stageMap">
          <Suspense fallback={<Skeleton shape="block" />}>
            <Map {...props} {...(markers ? { markers } : {})} />
          </Suspense>
        </div>
        {markers?.some(({ kind }) => kind === 'courier') ? (
          <PrimaryButton onClick={() => setSteps(steps + 1)}>Keyingi qadam</PrimaryButton>
        ) : null}
      </>
    );
  };
}

/** What every story starts with. */
export const mapArgs = {
  camera: { center, zoom: 14 },
  tiles: { url: TILE, attribution: '© Dasturxon' },
  labels,
  locate: { onLocate: fn() },
  events: { onMoveStart: fn(), onMoveEnd: fn(), onMarker: fn() },
  drawing: {
    look: {
      area: { strokeWidth: 4, strokeColor: '#1E6FFF', fillColor: '#1E6FFF', fillOpacity: 0.12 },
      moveMs: 200,
      fitAfterMs: 200,
    },
  },
} satisfies MapKindProps;

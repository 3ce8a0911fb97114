import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Skeleton } from '../skeleton/skeleton.tsx';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

const tile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef1ee" d="M0 0h256v256H0z"/><path fill="#dcebd5" d="M20 20h90v70H20z"/><path stroke="#fff" stroke-width="14" d="M0 128h256M128 0v256"/><path stroke="#fff" stroke-width="6" d="M0 50h256M60 0v256M200 0v256"/></svg>',
)}`;

function Framed(props: ComponentProps<typeof MapView>) {
  return (
    <div className="stageMap">
      <Suspense fallback={<Skeleton shape="block" />}>
        <MapView {...props} />
      </Suspense>
    </div>
  );
}

const center = { lat: 41.311081, lon: 69.240562 };

const meta = {
  title: 'Sheets and routes/MapView',
  parameters: { surface: 'bare' },
  component: Framed,
  args: {
    camera: { center, zoom: 14 },
    tiles: { url: tile, attribution: '© Dasturxon' },
    labels: {
      map: 'Xaritadan manzil tanlang',
      zoomIn: 'Yaqinlashtirish',
      zoomOut: 'Uzoqlashtirish',
      locate: 'Mening joyim',
    },
    locate: { onLocate: fn() },
    events: { onMoveStart: fn(), onMoveEnd: fn(), onMarker: fn() },

    look: {
      area: { strokeWidth: 4, strokeColor: '#1E6FFF', fillColor: '#1E6FFF', fillOpacity: 0.12 },
      moveMs: 500,
      fitAfterMs: 500,
    },
  },
} satisfies Meta<typeof Framed>;
export default meta;

type Story = StoryObj<typeof meta>;

const area = [
  { lat: 41.322, lon: 69.225 },
  { lat: 41.322, lon: 69.258 },
  { lat: 41.302, lon: 69.262 },
  { lat: 41.3, lon: 69.23 },
];

/** Arrow keys move the map; its rest position is reported. */
export const Default: Story = {
  args: { centerPin: true, polygons: [area] },
  play: async ({ args, canvas, userEvent }) => {
    const map = await canvas.findByRole(
      'application',
      { name: 'Xaritadan manzil tanlang' },
      { timeout: 10_000 },
    );
    const drawn = document.querySelector('.leaflet-overlay-pane path');
    await expect(drawn).toHaveAttribute('stroke', '#1E6FFF');
    await expect(drawn).toHaveAttribute('stroke-width', '4');
    await expect(drawn).toHaveAttribute('fill-opacity', '0.12');
    await userEvent.click(canvas.getByRole('button', { name: 'Mening joyim' }));
    await expect(args.locate?.onLocate).toHaveBeenCalledOnce();
    map.focus();
    // A test page is not always the focused window, and Leaflet listens to keys from the focus event on.
    await fireEvent.focus(map);
    await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(
      () => expect(args.events?.onMoveEnd).toHaveBeenCalledWith(expect.objectContaining({ byUser: true })),
      {
        timeout: 3000,
      },
    );
  },
};
export const Branches: Story = {
  args: {
    markers: [
      { id: '1', label: 'Chilonzor', point: center, highlighted: true },
      { id: '2', label: 'Yunusobod', point: { lat: 41.318, lon: 69.252 } },
      { id: '3', label: 'Mirzo Ulugʻbek, yopiq', point: { lat: 41.306, lon: 69.229 }, disabled: true },
    ],
  },
};
/** An order on its way: the branch, the door, and the courier between them. */
export const Delivery: Story = {
  args: {
    markers: [
      { id: 'branch', kind: 'store', label: 'Chilonzor filiali', point: { lat: 41.318, lon: 69.229 } },
      { id: 'door', kind: 'home', label: 'Manzil', point: { lat: 41.304, lon: 69.252 } },
      { id: 'courier', kind: 'courier', label: 'Kuryer', point: center },
    ],
  },
};
export const Loading: Story = { args: { centerPin: true, locate: { ...meta.args.locate, busy: true } } };
/** No tile arrives: what can be done is still there. */
export const Error: Story = {
  args: { centerPin: true, tiles: { ...meta.args.tiles, url: 'data:image/png;base64,broken' } },
};
export const LongText: Story = {
  args: {
    labels: { ...meta.args.labels, map: 'Выберите на карте место, куда курьер привезёт заказ' },
    tiles: {
      ...meta.args.tiles,
      attribution: '© Участники OpenStreetMap, картографические данные распространяются по лицензии ODbL',
    },
    markers: [{ id: '1', label: 'Филиал в торговом центре «Самарканд Дарваза»', point: center }],
  },
};
export const Dark: Story = { args: { centerPin: true, polygons: [area] }, globals: { scheme: 'dark' } };
/** The map itself stays left to right. */
export const Arabic: Story = {
  args: {
    centerPin: true,
    labels: { map: 'اختر العنوان', zoomIn: 'تكبير', zoomOut: 'تصغير', locate: 'موقعي' },
  },
  globals: { language: 'ar' },
};

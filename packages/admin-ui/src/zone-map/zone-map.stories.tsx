import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type CSSProperties, lazy, Suspense, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import type { MapRing } from './zone-map.tsx';

const ZoneMap = lazy(async () => ({ default: (await import('./zone-map.tsx')).ZoneMap }));

const tile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef1ee" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="14" d="M0 128h256M128 0v256"/></svg>',
)}`;
const stage: CSSProperties = { blockSize: '420px' };
const square = (west: number, south: number): MapRing => [
  [west, south],
  [west + 0.04, south],
  [west + 0.04, south + 0.03],
  [west, south + 0.03],
];

function Framed({ drawing, ...props }: ComponentProps<typeof ZoneMap>) {
  const [ring, setRing] = useState(drawing.ring);
  const drawn = {
    ...drawing,
    ring,
    onDraw: (next: MapRing) => {
      setRing(next);
      drawing.onDraw(next);
    },
  };
  return (
    <div style={stage}>
      <Suspense>
        <ZoneMap {...props} drawing={drawn} />
      </Suspense>
    </div>
  );
}

const drawing = {
  mode: 'edit' as const,
  ring: square(69.24, 41.3),
  color: '#1D4ED8',
  neighbours: [],
  isAllowed: () => true,
  onDraw: fn(),
};

const meta = {
  title: 'Zone map',
  component: Framed,
  args: {
    zones: [{ id: 'east', label: 'Sharq', color: '#1B7A35', ring: square(69.29, 41.3) }],
    places: [{ id: 'branch', lat: 41.315, lon: 69.26, label: 'Chorsu filiali' }],
    dots: [],
    probe: null,
    drawing,
    tiles: { url: tile, attribution: '© Dasturxon' },
    labels: { map: 'Zonalar xaritasi', zoomIn: 'Yaqinlashtirish', zoomOut: 'Uzoqlashtirish', probe: 'Nuqta' },
    onChoose: fn(),
    onProbe: fn(),
  },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

const findMap = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.findByRole('application', { name: 'Zonalar xaritasi' }, { timeout: 10_000 });

/** A press of the pointer at a share of the map's width and height. */
async function press(map: HTMLElement, x: number, y: number) {
  const { left, top, width, height } = map.getBoundingClientRect();
  const at = {
    clientX: left + width * x,
    clientY: top + height * y,
    bubbles: true,
    isPrimary: true,
    pointerId: 1,
    button: 0,
  };
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? map;
  target.dispatchEvent(new PointerEvent('pointermove', at));
  target.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', at));
  target.dispatchEvent(new MouseEvent('click', at));
  await new Promise(requestAnimationFrame);
}

/** The chosen zone has a point at each corner and between two. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const map = await findMap(canvas);
    await waitFor(() => expect(map.querySelectorAll('path').length).toBeGreaterThan(8));
    const east = [...map.querySelectorAll('path')].find((path) => path.getAttribute('stroke') === '#1B7A35')!;
    east.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect(args.onChoose).toHaveBeenCalledWith('east');
  },
};

export const Draw: Story = {
  // As in the back office: a border needs three points.
  args: { drawing: { ...drawing, mode: 'draw', ring: [], isAllowed: (ring) => ring.length > 2 } },
  play: async ({ args, canvas }) => {
    const map = await findMap(canvas);
    await press(map, 0.2, 0.3);
    await press(map, 0.5, 0.3);
    await press(map, 0.4, 0.7);
    await press(map, 0.2, 0.3);
    await waitFor(() => expect(args.drawing.onDraw).toHaveBeenCalled());
    const [ring] = (args.drawing.onDraw as ReturnType<typeof fn>).mock.lastCall as [MapRing];
    await expect(ring).toHaveLength(3);
  },
};

export const Probe: Story = {
  args: {
    drawing: { ...drawing, mode: 'off' },
    probe: { lat: 41.31, lon: 69.25 },
  },
  play: async ({ args, canvas }) => {
    const map = await findMap(canvas);
    await press(map, 0.5, 0.5);
    await expect(args.onProbe).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: 'Nuqta' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    zones: [
      {
        id: 'east',
        label: 'Зона доставки восточной части Мирзо-Улугбекского района с махаллями',
        color: '#1B7A35',
        ring: square(69.29, 41.3),
      },
    ],
    places: [
      { id: 'branch', lat: 41.315, lon: 69.26, label: 'Филиал в торговом центре «Самарканд Дарваза»' },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

/** The map itself stays left to right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

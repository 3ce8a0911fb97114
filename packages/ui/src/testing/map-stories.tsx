import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, type fn, waitFor } from 'storybook/test';

import { toPixel } from '../map-view/map-geometry.ts';

import type { MapKindProps } from '../map-view/map-props.ts';
import type { MapRest } from '../map-view/map-point.ts';
import { area, branches, center, labels, mapArgs, STEP } from './map-story-frame.tsx';

type Story = StoryObj<Meta<MapKindProps>>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const SLOW = { timeout: 10_000 };

/** The reported rests; the handler of a story is a mock. */
function rests({ events }: MapKindProps): MapRest[] {
  const onMoveEnd = events?.onMoveEnd as ReturnType<typeof fn> | undefined;
  return (onMoveEnd?.mock.calls ?? []).map(([rest]) => rest as MapRest);
}

async function nextRest(args: MapKindProps, act: () => unknown): Promise<MapRest> {
  const before = rests(args).length;
  await act();
  await waitFor(() => expect(rests(args).length).toBeGreaterThan(before), SLOW);
  return rests(args).at(-1)!;
}

/** The map, once it is drawn. */
async function shownMap({ canvas }: Play): Promise<HTMLElement> {
  return canvas.findByRole('application', { name: /.+/ }, SLOW);
}

async function dragged(map: HTMLElement, by: { x: number; y: number }) {
  const target = map.querySelector('.leaflet-tile-container, div') ?? map;
  const { left, top, width, height } = map.getBoundingClientRect();
  const from = { clientX: left + width / 2, clientY: top + height / 2 };
  const to = (share: number) => ({
    clientX: from.clientX + by.x * share,
    clientY: from.clientY + by.y * share,
    buttons: 1,
    bubbles: true,
  });
  await fireEvent.pointerDown(target, { ...to(0), pointerId: 1, isPrimary: true });
  await fireEvent.mouseDown(target, to(0));
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await fireEvent.pointerMove(target, { ...to(share), pointerId: 1 });
    await fireEvent.mouseMove(target, to(share));
    // The glide after a swipe would take the map further: a slow hand has none.
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await new Promise((resolve) => setTimeout(resolve, 120));
  await fireEvent.pointerUp(target, { ...to(1), buttons: 0, pointerId: 1 });
  await fireEvent.mouseUp(target, { ...to(1), buttons: 0 });
}

/** Where the tip of a pin is, from the middle of the map. */
function tipOf(map: HTMLElement, label: string) {
  const pin = map.querySelector(`[title="${label}"]`);
  const picture = pin?.querySelector('img') ?? pin;
  if (!picture) throw new Error(`There is no pin of ${label}`);
  const [box, frame] = [picture.getBoundingClientRect(), map.getBoundingClientRect()];
  return {
    x: box.left + box.width / 2 - frame.left - frame.width / 2,
    y: box.top + 46 - frame.top - frame.height / 2,
  };
}

/** The address chooser: areas, a drag, the keys, zoom and geolocation. */
const Default: Story = {
  args: { centerPin: true, polygons: [area] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const map = await shownMap(context);
    await waitFor(() => expect(map.querySelector('path[stroke]')).toBeTruthy(), SLOW);
    const drawn = map.querySelector('path[stroke]');
    await expect(drawn).toHaveAttribute('stroke', '#1E6FFF');
    await expect(drawn).toHaveAttribute('stroke-width', '4');
    await expect(drawn).toHaveAttribute('fill-opacity', '0.12');

    const moved = await nextRest(args, () => dragged(map, { x: -100, y: 60 }));
    const [before, after] = [toPixel(center, 14), toPixel(moved.center, 14)];
    await expect(moved.byUser).toBe(true);
    await expect(Math.abs(after.x - before.x - 100)).toBeLessThan(30);
    await expect(Math.abs(after.y - before.y + 60)).toBeLessThan(30);
    await expect(args.events?.onMoveStart).toHaveBeenCalled();

    const closer = await nextRest(args, () =>
      userEvent.click(canvas.getByRole('button', { name: args.labels.zoomIn })),
    );
    await expect(closer).toMatchObject({ zoom: 15, byUser: true });
    map.focus();
    const right = await nextRest(args, () => fireEvent.keyDown(map, { key: 'ArrowRight' }));
    await expect(right.center.lon).toBeGreaterThan(closer.center.lon);
    await userEvent.click(canvas.getByRole('button', { name: args.labels.locate }));
    await expect(args.locate?.onLocate).toHaveBeenCalledOnce();
  },
};

/** Branches: close ones are one cluster that opens, a press on a pin is reported. */
const Branches: Story = {
  args: { markers: branches, camera: { center, zoom: 13 } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const map = await shownMap(context);
    await waitFor(() => expect(map.querySelector('[title="Chilonzor"]')).toBeTruthy(), SLOW);
    const tip = tipOf(map, 'Chilonzor');
    await expect(Math.hypot(tip.x, tip.y)).toBeLessThan(3);
    await expect(map.querySelector('[title="Olmazor"]')).toBeNull();

    const opened = await nextRest(args, () =>
      userEvent.click(canvas.getByRole('button', { name: 'Joylar: 2' })),
    );
    await expect(opened).toMatchObject({ zoom: 16, byUser: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Olmazor' }));
    await expect(args.events?.onMarker).toHaveBeenCalledWith('3');
  },
};

const ride = (lon: number) => [
  { id: 'branch', kind: 'store' as const, label: 'Chilonzor filiali', point: { lat: 41.318, lon: 69.229 } },
  { id: 'door', kind: 'home' as const, label: 'Manzil', point: { lat: 41.304, lon: 69.252 } },
  { id: 'courier', kind: 'courier' as const, label: 'Kuryer', point: { lat: 41.311, lon } },
];

/** An order on its way: the branch, the door and the courier between them, all in view; the courier moves, the map stays. */
const Delivery: Story = {
  args: {
    markers: ride(69.235),
    camera: { center, zoom: 11, fit: ride(69.235).map(({ point }) => point), follow: true },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const map = await shownMap(context);
    await canvas.findByRole('button', { name: 'Kuryer' });
    const { width, height } = map.getBoundingClientRect();
    for (const { label } of args.markers ?? []) {
      const { x, y } = tipOf(map, label);
      await expect(Math.abs(x)).toBeLessThan(width / 2);
      await expect(Math.abs(y)).toBeLessThan(height / 2);
    }
    const before = tipOf(map, 'Kuryer').x;
    await userEvent.click(canvas.getByRole('button', { name: 'Keyingi qadam' }));
    const way = (STEP / 360) * 256 * 2 ** 14;
    await waitFor(() => expect(Math.abs(tipOf(map, 'Kuryer').x - before - way)).toBeLessThan(2), SLOW);
    // It opened where it would go (B-77).
    await expect(rests(args)).toEqual([]);
  },
};

const Loading: Story = { args: { centerPin: true, locate: { ...mapArgs.locate, busy: true } } };
const LongText: Story = {
  args: {
    labels: { ...labels, map: 'Выберите на карте место, куда курьер привезёт заказ' },
    tiles: {
      ...mapArgs.tiles,
      attribution: '© Участники OpenStreetMap, картографические данные распространяются по лицензии ODbL',
    },
    markers: [{ id: '1', label: 'Филиал в торговом центре «Самарканд Дарваза»', point: center }],
  },
};
const Dark: Story = { args: { centerPin: true, polygons: [area] }, globals: { scheme: 'dark' } };
/** The map itself stays left to right. */
const Arabic: Story = {
  args: {
    centerPin: true,
    labels: {
      map: 'اختر العنوان',
      zoomIn: 'تكبير',
      zoomOut: 'تصغير',
      locate: 'موقعي',
      group: (count) => `${count}`,
    },
  },
  globals: { language: 'ar' },
};

/** One set of stories with one suite of behaviour for every kind of map. */
export const mapStories = { Default, Branches, Delivery, Loading, LongText, Dark, Arabic };

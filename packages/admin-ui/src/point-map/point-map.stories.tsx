import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type CSSProperties, lazy, Suspense } from 'react';
import { expect, fn } from 'storybook/test';

const PointMap = lazy(async () => ({ default: (await import('./point-map.tsx')).PointMap }));

const tile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef1ee" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="14" d="M0 128h256M128 0v256"/></svg>',
)}`;
const stage: CSSProperties = { blockSize: '360px' };

function Framed(props: ComponentProps<typeof PointMap>) {
  return (
    <div style={stage}>
      <Suspense>
        <PointMap {...props} />
      </Suspense>
    </div>
  );
}

const meta = {
  title: 'Point map',
  component: Framed,
  args: {
    points: [
      { id: 'branch', lat: 41.318, lon: 69.229, kind: 'branch', sign: 'F', label: 'Chilonzor filiali' },
      { id: '1', lat: 41.304, lon: 69.252, kind: 'order', sign: '107', label: 'Buyurtma 1107', tone: 'bad' },
      {
        id: '2',
        lat: 41.323,
        lon: 69.262,
        kind: 'order',
        sign: '108',
        label: 'Buyurtma 1108',
        tone: 'chosen',
      },
      { id: 'ali', lat: 41.3111, lon: 69.2406, kind: 'courier', sign: 'A', label: 'Ali' },
    ],
    tiles: { url: tile, attribution: '© Dasturxon' },
    labels: {
      map: 'Buyurtmalar va kuryerlar xaritasi',
      zoomIn: 'Yaqinlashtirish',
      zoomOut: 'Uzoqlashtirish',
    },
    onChoose: fn(),
  },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const marker = await canvas.findByRole('button', { name: '107 Buyurtma 1107' }, { timeout: 10_000 });
    await userEvent.click(marker);
    await expect(args.onChoose).toHaveBeenCalledWith(['1']);
    await expect(
      canvas.getByRole('application', { name: 'Buyurtmalar va kuryerlar xaritasi' }),
    ).toBeVisible();
  },
};

/** Orders of one house: one marker opens all of them. */
export const OnePlace: Story = {
  args: {
    points: ['1107', '1108', '1109'].map((number, index) => ({
      id: number,
      lat: 41.304,
      lon: 69.252,
      kind: 'order' as const,
      sign: number.slice(1),
      label: `Buyurtma ${number}`,
      tone: index === 1 ? ('bad' as const) : ('plain' as const),
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const marker = await canvas.findByRole(
      'button',
      { name: '107 +2 Buyurtma 1107, Buyurtma 1108, Buyurtma 1109' },
      { timeout: 10_000 },
    );
    marker.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(['1107', '1108', '1109']);
  },
};

export const WithoutPoints: Story = { args: { points: [] } };

export const LongText: Story = {
  args: {
    tiles: {
      url: tile,
      attribution: '© Участники OpenStreetMap, картографические данные распространяются по лицензии ODbL',
    },
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

/** The map itself stays left to right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

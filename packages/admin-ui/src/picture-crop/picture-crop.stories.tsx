import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PictureCrop } from './picture-crop.tsx';

function aPicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 200];
  const context = canvas.getContext('2d');
  for (const [at, color] of ['#f5a623', '#7cb342', '#8d4a12', '#e0c3a0'].entries()) {
    context!.fillStyle = color;
    context!.fillRect(at * 80, 0, 80, 200);
  }
  return canvas;
}

const meta = {
  title: 'Picture crop',
  component: PictureCrop,
  args: {
    picture: aPicture(),
    crop: { x: 0.2, y: 0, width: 0.625, height: 1 },
    label: 'Palov',
    onMove: fn(),
  },
} satisfies Meta<typeof PictureCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const view = canvas.getByRole('img', { name: 'Palov' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: view, coords: { x: 50, y: 50 } },
      { target: view, coords: { x: 30, y: 50 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(args.onMove).toHaveBeenCalled();
  },
};

export const Wide: Story = { args: { crop: { x: 0, y: 0.3, width: 1, height: 0.4 } } };

export const LongText: Story = {
  args: { label: 'Выбранная часть фотографии праздничного плова, которую увидят гости' },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'بلوف' } };

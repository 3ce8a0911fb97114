import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aPicture } from '../testing/index.ts';
import { CategoryTiles } from './category-tiles.tsx';

const tiles = (names: readonly string[]) =>
  names.map((name) => ({ id: name, name, href: `#${name}`, picture: aPicture('palov') }));

const meta = {
  title: 'Menu/CategoryTiles',
  component: CategoryTiles,
  args: { label: 'Boʻlimlar', items: tiles(['Osh', 'Somsa va manti', 'Salatlar', 'Choy']), onSelect: fn() },
} satisfies Meta<typeof CategoryTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choy' }));
    await expect(args.onSelect).toHaveBeenCalledWith('Choy');
  },
};
/** SET-22: the merchant shows no pictures of categories. */
export const NoPictures: Story = {
  args: { items: tiles(['Osh', 'Salatlar']).map((tile) => ({ ...tile, picture: null })) },
};
export const LongText: Story = {
  args: { items: tiles(['Горячие блюда из казана и тандыра', 'Свежевыжатые соки и лимонады']) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'الأقسام', items: tiles(['الأرز', 'السلطات', 'الشاي']) },
  globals: { language: 'ar' },
};

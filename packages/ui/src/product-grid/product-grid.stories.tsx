import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ProductCard } from '../product-card/product-card.tsx';
import { SkeletonCards } from '../skeleton/skeleton.tsx';
import { aPicture } from '../testing/index.ts';
import { ProductGrid } from './product-grid.tsx';

const DISHES = ['palov', 'lagmon', 'salat', 'somsa', 'choy'] as const;

const cards = (names: readonly string[], price: string) =>
  names.map((name, index) => (
    <ProductCard
      key={name}
      product={{ id: name, name, href: `#${name}`, picture: aPicture(DISHES[index]), price }}
      labels={{ add: '+', decrease: '−' }}
      actions={{ onAdd: fn(), onRemove: fn() }}
    />
  ));

const meta = {
  title: 'Menu/ProductGrid',
  component: ProductGrid,
  args: {
    children: cards(['Toʻy oshi', 'Lagʻmon', 'Achichuq salati', 'Tandir somsa', 'Koʻk choy'], '42 000 soʻm'),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
/** One row that runs off the page and is swiped: recommendations. */
export const Across: Story = {
  args: { across: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
/** The placeholder while the dishes load. */
export const Loading: Story = { render: () => <SkeletonCards label="Yuklanmoqda" /> };
export const LongText: Story = {
  args: {
    children: cards(
      ['Плов праздничный «Дилкаш» с говядиной и барбарисом', 'Шашлык', 'Салат из свежих овощей с зеленью'],
      '1 420 000 сум',
    ),
  },
};
/** Four columns from 1024 px on. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { gridTemplateColumns } = getComputedStyle(canvas.getByRole('list'));
    await expect(gridTemplateColumns.split(' ')).toHaveLength(4);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { children: cards(['بلوف الزفاف', 'لغمان', 'سلطة', 'سمبوسك'], '42 000 سوم') },
  globals: { language: 'ar' },
};

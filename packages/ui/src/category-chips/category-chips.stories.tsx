import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { CategoryChips, type CategoryChipsProps } from './category-chips.tsx';

const items = [
  'Osh',
  'Shoʻrvalar',
  'Kaboblar',
  'Salatlar',
  'Non va somsa',
  'Ichimliklar',
  'Shirinliklar',
].map((name) => ({
  id: name,
  name,
}));

function Following(props: CategoryChipsProps) {
  const [activeId, setActive] = useState(props.activeId);
  return <CategoryChips {...props} activeId={activeId} onSelect={setActive} />;
}

const meta = {
  title: 'Menu/CategoryChips',
  component: CategoryChips,
  args: { label: 'Toifalar', items, activeId: 'Osh' },
  render: (args) => <Following {...args} />,
} satisfies Meta<typeof CategoryChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A tap marks the chip and brings it to the middle of the row. */
export const ChoosesAndCentres: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('link', { name: 'Non va somsa' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-current', 'location');
    await expect(canvas.getByRole('link', { name: 'Osh' })).not.toHaveAttribute('aria-current');
  },
};
export const NoneYet: Story = { args: { activeId: null } };
export const LongText: Story = {
  args: {
    items: ['Горячие блюда из казана и тандыра', 'Фирменные шашлыки на углях', 'Прохладительные напитки'].map(
      (name) => ({ id: name, name }),
    ),
    activeId: 'Фирменные шашлыки на углях',
  },
};
/** A rail from 1200 px on: one chip below the other. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).flexDirection).toBe('column');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkRedBrand: Story = { globals: { brand: 'burger', scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    label: 'الفئات',
    items: ['بلوف', 'شوربات', 'كباب', 'سلطات', 'مشروبات', 'حلويات'].map((name) => ({ id: name, name })),
    activeId: 'كباب',
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BasketBar } from './basket-bar.tsx';

const meta = {
  title: 'Menu/BasketBar',
  component: BasketBar,
  args: {
    href: '#basket',
    label: 'Savat',
    summary: '3 ta taom · 25–35 daq',
    count: 3,
    total: 87500,
    totalText: '87 500 soʻm',
  },
  decorators: [
    (Story) => (
      <div className="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BasketBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tools find the bar by data-basket and the whole soʻm in data-total. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-basket]');
    await expect(bar?.querySelector('[data-total]')).toHaveAttribute('data-total', '87500');
  },
};
export const LongText: Story = {
  args: {
    label: 'Перейти в корзину',
    summary: '28 блюд · примерно 45–60 минут',
    count: 28,
    totalText: '2 487 500 сум',
  },
};
/** Over the tabs of a phone. */
export const AboveTabs: Story = { args: { aboveNav: true } };
/** The narrowest phone. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RedBrand: Story = { globals: { brand: 'burger' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'السلة', summary: '٣ أطباق · ٢٥–٣٥ دقيقة', totalText: '87 500 سوم' },
  globals: { language: 'ar' },
};

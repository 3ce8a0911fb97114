import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aBanner } from '../testing/index.ts';
import { BannerStrip } from './banner-strip.tsx';

const items = [
  { id: '1', title: 'Juma kuni osh −20 %', picture: aBanner('#f5a623', '#f8d98b'), href: '#1' },
  { id: '2', title: 'Yangi: tandir somsa', picture: aBanner('#7cb342', '#dcedc8'), href: '#2' },
  { id: '3', title: 'Choy sovgʻa', picture: aBanner('#8d4a12', '#e0c3a0') },
];

const meta = {
  title: 'Menu/BannerStrip',
  component: BannerStrip,
  args: { label: 'Aksiyalar', items, onOpen: fn() },
} satisfies Meta<typeof BannerStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /somsa/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('2');
  },
};
export const OnlyOne: Story = { args: { items: items.slice(0, 1) } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Каждую пятницу праздничный плов на всю семью со скидкой двадцать процентов',
        picture: aBanner('#f5a623', '#f8d98b'),
        href: '#1',
      },
    ],
  },
};
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [row, second] = [canvas.getByRole('list'), canvas.getAllByRole('listitem')[1]!];
    const end = row.getBoundingClientRect().right;
    await expect(Math.floor(second.getBoundingClientRect().right)).toBeLessThanOrEqual(Math.ceil(end));
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    label: 'عروض',
    items: [
      { id: '1', title: 'خصم ٢٠٪ على البلوف يوم الجمعة', picture: aBanner('#f5a623', '#f8d98b'), href: '#1' },
      { id: '2', title: 'جديد: سمبوسك من التنور', picture: aBanner('#7cb342', '#dcedc8'), href: '#2' },
    ],
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { Totals } from './totals.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';

const meta = {
  title: 'Sheets and routes/Totals',
  component: Totals,
  args: {
    label: 'Hisob',
    lines: [
      { id: 'products', label: 'Taomlar', value: '82 500 soʻm' },
      {
        id: 'promo',
        label: 'Promokod OSH10',
        value: '−8 250 soʻm',
        hint: 'Taomlardan 10 %',
        tone: 'discount',
      },
      { id: 'delivery', label: 'Yetkazish', value: '13 250 soʻm', hint: '4,2 km' },
      { id: 'total', label: 'Jami', value: '87 500 soʻm', tone: 'total' },
    ],
  },
} satisfies Meta<typeof Totals>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The price is being asked for: as many lines as there will be. */
export const Loading: Story = { render: () => <SkeletonRows label="Hisoblanmoqda" count={4} /> };
export const Free: Story = {
  args: {
    lines: [
      { id: 'delivery', label: 'Olib ketish', value: 'bepul' },
      { id: 'total', label: 'Jami', value: '82 500 soʻm', tone: 'total' },
    ],
  },
};
export const LongText: Story = {
  args: {
    lines: [
      {
        id: 'delivery',
        label: 'Доставка курьером до двери квартиры',
        value: '1 313 250 сум',
        hint: 'Расстояние 14,2 км, ночной тариф с 22:00 до 06:00',
      },
      { id: 'total', label: 'Итого к оплате', value: '12 387 500 сум', tone: 'total' },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    label: 'الحساب',
    lines: [
      { id: 'products', label: 'الأطباق', value: '82 500 سوم' },
      { id: 'promo', label: 'رمز الخصم', value: '−8 250 سوم', tone: 'discount' },
      { id: 'total', label: 'المجموع', value: '74 250 سوم', tone: 'total' },
    ],
  },
  globals: { language: 'ar' },
};

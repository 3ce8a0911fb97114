import type { Meta, StoryObj } from '@storybook/react-vite';

import { PriceParts } from './price-parts.tsx';

const meta = {
  title: 'Sheets and routes/PriceParts',
  component: PriceParts,
  args: {
    question: 'Bu qanday hisoblandi?',
    parts: [
      {
        id: 'dishes',
        label: 'Taomlar',
        value: '84 000 soʻm',
        steps: [{ id: '1', label: 'Osh: 2 × 42 000 soʻm', value: '84 000 soʻm' }],
      },
      {
        id: 'discounts',
        label: 'Chegirmalar',
        value: '−8 400 soʻm',
        steps: [{ id: '2', label: 'LETO promokodi: 84 000 soʻm dan 10 %', value: '−8 400 soʻm' }],
      },
      {
        id: 'delivery',
        label: 'Yetkazish',
        value: '12 000 soʻm',
        steps: [{ id: '3', label: 'Manzilingizga yetkazish', value: '12 000 soʻm' }],
      },
    ],
    total: { label: 'Jami', value: '87 600 soʻm' },
  },
} satisfies Meta<typeof PriceParts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(args.question));
  },
};
export const LongText: Story = {
  ...Open,
  args: {
    question: 'Buyurtmangizning umumiy summasi qanday hisoblanganini batafsil koʻrish',
    parts: [
      {
        id: 'dishes',
        label: 'Katta oilaviy dasturxon uchun buyurtma qilingan barcha taomlar',
        value: '1 284 000 soʻm',
        steps: [
          {
            id: '1',
            label: 'Toshkentcha toʻy oshi, qazi va bedana tuxumi bilan, katta laganda: 12 × 107 000 soʻm',
            value: '1 284 000 soʻm',
          },
        ],
      },
    ],
  },
};
export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    question: 'كيف حُسب هذا؟',
    parts: [
      {
        id: 'dishes',
        label: 'الأطباق',
        value: '84 000 سوم',
        steps: [{ id: '1', label: 'Osh: 2 × 42 000 سوم', value: '84 000 سوم' }],
      },
    ],
    total: { label: 'المجموع', value: '84 000 سوم' },
  },
  globals: { language: 'ar' },
};

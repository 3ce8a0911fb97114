import type { Meta, StoryObj } from '@storybook/react-vite';

import { SectionCard } from './section-card.tsx';

const meta = {
  title: 'Sheets and routes/SectionCard',
  component: SectionCard,
  parameters: { surface: 'grey' },
  args: { title: 'Qayerga', children: 'Amir Temur koʻchasi, 12, 45-xonadon' },
} satisfies Meta<typeof SectionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const LongText: Story = {
  args: {
    title: 'Когда привезти и кому отдать заказ',
    children: 'Сегодня, как можно скорее: примерно 45–60 минут после подтверждения',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { title: 'إلى أين', children: 'شارع الأمير تيمور 12' },
  globals: { language: 'ar' },
};

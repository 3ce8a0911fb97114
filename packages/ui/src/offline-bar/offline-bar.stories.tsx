import type { Meta, StoryObj } from '@storybook/react-vite';

import { OfflineBar } from './offline-bar.tsx';

const meta = {
  title: 'Menu/OfflineBar',
  component: OfflineBar,
  args: { text: 'Internet yoʻq. Savat saqlangan.' },
} satisfies Meta<typeof OfflineBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { text: 'Нет сети. Корзина сохранена, заказ отправится, когда связь вернётся.' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { text: 'لا يوجد اتصال. سلتك محفوظة.' }, globals: { language: 'ar' } };

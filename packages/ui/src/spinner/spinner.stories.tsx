import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Sheets and routes/Spinner',
  component: Spinner,
  args: { label: 'Yuklanmoqda' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'l' } };
/** A text appears beside it after a while. */
export const LongText: Story = {
  args: { label: 'Заказ отправляется в ресторан, это занимает несколько секунд' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { label: 'جار التحميل' }, globals: { language: 'ar' } };

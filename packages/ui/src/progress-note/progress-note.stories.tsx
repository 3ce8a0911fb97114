import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProgressNote } from './progress-note.tsx';

const meta = {
  title: 'Sheets and routes/ProgressNote',
  component: ProgressNote,
  args: { text: 'Yetkazish uchun yana 12 000 soʻm', value: 38000, max: 50000 },
} satisfies Meta<typeof ProgressNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0, text: 'Yetkazish uchun yana 50 000 soʻm' } };
export const Reached: Story = { args: { value: 50000, text: 'Yetkazish bepul' } };
export const LongText: Story = {
  args: { text: 'Добавьте блюд ещё на 1 212 000 сум, и доставка в ваш район станет бесплатной' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { text: 'أضف 12 000 سوم للتوصيل' }, globals: { language: 'ar' } };

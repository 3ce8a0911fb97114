import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChipGroup } from './chip-group.tsx';

const chips = (names: readonly string[]) =>
  names.map((label, index) => ({ id: label, label, pressed: index === 0 }));

const meta = {
  title: 'Sheets and routes/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'Izoh',
    items: chips(['Qoʻngʻiroq qilmang', 'Eshik oldida qoldiring', 'Qaytim kerak']),
    onToggle: fn(),
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Qaytim kerak' }));
    await expect(args.onToggle).toHaveBeenCalledWith('Qaytim kerak');
  },
};
export const LongText: Story = {
  args: {
    items: chips([
      'Не звоните в домофон, спит ребёнок',
      'Оставьте у двери и напишите',
      'Нужна сдача с двухсот тысяч',
    ]),
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'ملاحظة', items: chips(['لا تتصل', 'اتركه عند الباب']) },
  globals: { language: 'ar' },
};

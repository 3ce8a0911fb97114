import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FileField } from './file-field.tsx';

const meta = {
  title: 'File field',
  component: FileField,
  args: { label: 'Menyu fayli', accept: '.csv,.xlsx', onChoose: fn() },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['id,name_uz'], 'menu.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Menyu fayli'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: { label: 'Файл меню с ценами, переводами и кодами МХИК для всех филиалов сети ресторанов' },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'ملف القائمة' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Chips, type ChipsProps } from './chips.tsx';

function Controlled(args: ChipsProps<string>) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <Chips {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Chips',
  component: Chips,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Ustun',
    value: 'NEW',
    chips: [
      { value: 'NEW', label: 'Yangi 3' },
      { value: 'LATER', label: 'Vaqtiga 0' },
      { value: 'COOKING', label: 'Tayyorlanmoqda 12' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Chips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cooking = canvas.getByRole('radio', { name: 'Tayyorlanmoqda 12' });
    await userEvent.click(cooking);
    await expect(args.onChange).toHaveBeenLastCalledWith('COOKING');
    await expect(cooking).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('LATER');
  },
};

export const LongText: Story = {
  args: {
    chips: [
      { value: 'NEW', label: 'Новые 128' },
      { value: 'UNPAID', label: 'Ждут подтверждения оплаты банком или платёжной системой 128' },
    ],
  },
};

/** Nothing is chosen yet, as on a form that has no usual answer. */
export const NoneChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('radio')) await expect(chip).not.toBeChecked();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'العمود',
    chips: [
      { value: 'NEW', label: 'جديدة 3' },
      { value: 'LATER', label: 'مجدولة 1' },
    ],
  },
};

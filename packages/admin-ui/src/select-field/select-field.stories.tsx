import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { SelectField, type SelectFieldProps } from './select-field.tsx';

function Controlled(args: SelectFieldProps<string>) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <SelectField {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Select field',
  component: SelectField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Xizmat',
    value: '',
    options: [
      { value: '', label: 'Hammasi' },
      { value: 'DELIVERY', label: 'Yetkazib berish' },
      { value: 'PICK_UP', label: 'Olib ketish' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Xizmat'), 'PICK_UP');
    await expect(args.onChange).toHaveBeenLastCalledWith('PICK_UP');
  },
};

export const Selected: Story = { args: { value: 'DELIVERY' } };

export const LongText: Story = {
  args: {
    label: 'Филиал, заказы которого показаны на доске',
    options: [{ value: '', label: 'Дилкаш Ош, Мирзо-Улугбекский район, улица Мустакиллик, дом 107' }],
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الخدمة', options: [{ value: '', label: 'الكل' }] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { CellField, type CellFieldProps } from './cell-field.tsx';

function Controlled(args: CellFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <CellField {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Cell field',
  component: CellField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Nomi: Toʻy oshi', value: 'Toʻy oshi', onChange: fn() },
} satisfies Meta<typeof CellField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Nomi: Toʻy oshi');
    await userEvent.type(field, ' katta');
    await expect(args.onChange).toHaveBeenLastCalledWith('Toʻy oshi katta');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Toʻy oshi');
  },
};

export const Price: Story = {
  args: {
    label: 'Narxi: Toʻy oshi',
    value: '50 000',
    inputMode: 'decimal',
    hint: '45 000 edi',
  },
};

export const Error: Story = {
  args: { label: 'Narxi: Toʻy oshi', value: '45,5', error: 'Butun soʻmda yozing' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Narxi: Toʻy oshi');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Butun soʻmda yozing');
  },
};

export const DarkError: Story = { ...Error, globals: { scheme: 'dark' } };

export const LongText: Story = {
  args: {
    value: 'Праздничный плов с перепелиными яйцами, казы и барбарисом на большую компанию',
    hint: 'Раньше: Праздничный плов с перепелиными яйцами, казы и барбарисом',
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, args: Error.args ?? {} };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الاسم', value: 'أرز أوزبكي', hint: 'كان: أرز' },
};

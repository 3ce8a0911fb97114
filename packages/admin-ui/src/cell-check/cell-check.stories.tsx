import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { CellCheck, type CellCheckProps } from './cell-check.tsx';

function Controlled(args: CellCheckProps) {
  const [isOn, setOn] = useState(args.isOn);
  const change = (next: boolean) => {
    setOn(next);
    args.onChange(next);
  };
  return <CellCheck {...args} isOn={isOn} onChange={change} />;
}

const meta = {
  title: 'Cell check',
  component: CellCheck,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Sotuvda: Toʻy oshi', isOn: true, onChange: fn() },
} satisfies Meta<typeof CellCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Sotuvda: Toʻy oshi' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'В продаже: Праздничный плов',
    text: 'В продаже во всех филиалах и на всех площадках доставки',
  },
};

export const Off: Story = { args: { isOn: false, text: 'Sotuvda' } };

export const DarkOff: Story = { ...Off, globals: { scheme: 'dark' } };

export const Dark: Story = { globals: { scheme: 'dark' }, args: { text: 'Sotuvda' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'معروض للبيع: أرز', text: 'معروض للبيع' },
};

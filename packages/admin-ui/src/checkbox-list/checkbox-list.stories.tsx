import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { CheckboxList, type CheckboxListProps } from './checkbox-list.tsx';

function Controlled(args: CheckboxListProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string[]) => {
    setValue(next);
    args.onChange(next);
  };
  return <CheckboxList {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Checkbox list',
  component: CheckboxList,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Filiallar',
    options: [
      { value: 'a', label: 'Amir Temur xiyoboni' },
      { value: 'b', label: 'Chilonzor' },
    ],
    value: ['a'],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chilonzor' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['a']);
  },
};

export const Empty: Story = { args: { value: [] } };

export const LongText: Story = {
  args: {
    label: 'Филиалы, в которых работает сотрудник',
    options: [
      { value: 'a', label: 'Филиал на площади Амира Темура, вход со стороны улицы Сайилгох' },
      { value: 'b', label: 'Чиланзарскийрайонвторойквартал'.repeat(3) },
    ],
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الفروع', options: [{ value: 'a', label: 'ميدان أمير تيمور' }] },
};

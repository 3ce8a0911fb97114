import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { TextArea, type TextAreaProps } from './text-area.tsx';

function Controlled(args: TextAreaProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <TextArea {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Text area',
  component: TextArea,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Tavsif, oʻzbekcha', value: 'Qoʻy goʻshti, sariq sabzi, noʻxat', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Tavsif, oʻzbekcha');
    await userEvent.type(field, '{Enter}Bedana tuxumi');
    await expect(args.onChange).toHaveBeenLastCalledWith('Qoʻy goʻshti, sariq sabzi, noʻxat\nBedana tuxumi');
  },
};

export const Error: Story = {
  args: { error: 'Matn juda uzun' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tavsif, oʻzbekcha')).toHaveAccessibleDescription('Matn juda uzun');
  },
};

export const DarkError: Story = { ...Error, globals: { scheme: 'dark' } };

export const LongText: Story = {
  args: {
    label: 'Описание блюда на русском языке для гостей',
    value: 'Плов с бараниной, казы и нохатом. '.repeat(30),
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الوصف', value: 'أرز مع لحم الضأن والجزر' },
};

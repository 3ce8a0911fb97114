import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ColorField, type ColorFieldProps } from './color-field.tsx';

function Controlled(args: ColorFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <ColorField {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Color field',
  component: ColorField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Asosiy rang', pickLabel: 'Rangni tanlash', value: '#00AA44', onChange: fn() },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Asosiy rang');
    await userEvent.clear(field);
    await userEvent.type(field, '#123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('#123456');
    await expect(canvas.getByLabelText('Rangni tanlash')).toHaveValue('#123456');
  },
};

export const Error: Story = {
  args: { value: '#12', error: 'Rangni # va olti belgi bilan yozing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Asosiy rang')).toHaveAccessibleDescription(
      'Rangni # va olti belgi bilan yozing',
    );
  },
};

export const DarkError: Story = { ...Error, globals: { scheme: 'dark' } };

export const LongText: Story = {
  args: { label: 'Основной цвет кнопок, ссылок и цен на сайте и в мини-приложениях' },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'اللون الرئيسي', pickLabel: 'اختيار اللون' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { TextField, type TextFieldProps } from './text-field.tsx';

function Controlled(args: TextFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <TextField {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Text field',
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Raqam, ism yoki telefon', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Raqam, ism yoki telefon'), '104');
    await expect(args.onChange).toHaveBeenLastCalledWith('104');
  },
};

export const Phone: Story = {
  args: { label: 'Telefon raqami', value: '+998 90 000 10 03', type: 'tel', inputMode: 'tel' },
};

export const Day: Story = { args: { label: 'Kun', value: '2026-11-23', type: 'date' } };

export const DayAndTime: Story = {
  args: { label: 'Shu vaqtgacha sotilmaydi', value: '2026-11-23T18:30', type: 'datetime-local' },
};

export const Search: Story = { args: { label: 'Taom qidirish', value: 'osh', type: 'search' } };

export const Password: Story = {
  args: { label: 'PIN-kod', value: '4071', type: 'password', inputMode: 'numeric' },
};

export const Error: Story = {
  args: { label: 'SMS kodi', value: '1234', error: 'Kod notoʻgʻri. Yana bir bor kiriting.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('SMS kodi');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Kod notoʻgʻri. Yana bir bor kiriting.');
  },
};

export const DarkError: Story = { ...Error, globals: { scheme: 'dark' } };

export const LongText: Story = {
  args: {
    label: 'Номер заказа, имя гостя, последние цифры телефона или название филиала ресторана',
    value: 'Абдурахмонов Мухаммадамин Шерзодбек угли, улица Амира Темура, дом 107Б',
    error: 'Этого номера нет в списке сотрудников. Попросите управляющего его добавить.',
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, args: Error.args ?? {} };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'رقم الهاتف', value: '+998 90 000 10 03', type: 'tel' },
};

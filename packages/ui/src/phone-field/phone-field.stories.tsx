import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

const format = (digits: string) =>
  [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)].filter(Boolean).join(' ');

function Typing(props: PhoneFieldProps) {
  const [digits, setDigits] = useState(props.value);
  return (
    <PhoneField {...props} value={digits} onChange={(text) => setDigits(text.replace(/\D/g, '').slice(-9))} />
  );
}

const meta = {
  title: 'Sheets and routes/PhoneField',
  component: PhoneField,
  args: { label: 'Telefon raqamingiz', prefix: '+998', value: '', format, onChange: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '901234567');
    await expect(canvas.getByRole('textbox')).toHaveValue('90 123 45 67');
  },
};
export const Empty: Story = {};
export const Error: Story = { args: { value: '9012', state: 'error', message: 'Raqam toʻliq emas' } };
export const Loading: Story = {
  args: { value: '901234567', state: 'validating', busyLabel: 'Tekshirilmoqda' },
};
export const LongText: Story = {
  args: {
    label: 'Номер телефона получателя, по которому курьер позвонит у двери',
    value: '901234567',
    state: 'error',
    message: 'На этот номер нельзя отправить сообщение: проверьте код оператора и попробуйте ещё раз',
  },
};
export const Dark: Story = { args: { value: '901234567' }, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'رقم الهاتف', value: '901234567' },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { TextArea, TextField, type TextFieldProps } from './text-field.tsx';

function Typing(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Sheets and routes/TextField',
  component: TextField,
  args: { label: 'Ismingiz', value: '', onChange: fn(), input: { placeholder: 'Masalan, Aziza' } },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Ismingiz/ }), 'Aziza');
    await expect(canvas.getByRole('textbox')).toHaveValue('Aziza');
  },
};
export const Optional: Story = {
  args: { feedback: { aside: 'ixtiyoriy', hint: 'Kuryer shu ism bilan chaqiradi' } },
};
export const Empty: Story = { args: { feedback: { hint: 'Kuryer shu ism bilan chaqiradi' } } };
export const Loading: Story = {
  args: { value: 'Aziza', feedback: { state: 'validating', busyLabel: 'Tekshirilmoqda' } },
};
/** The message is tied to the field and announced. */
export const Error: Story = {
  args: { value: 'A', feedback: { state: 'error', message: 'Kamida ikki harf yozing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Kamida ikki harf yozing');
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
  },
};
export const Success: Story = { args: { value: 'Aziza', feedback: { state: 'success' } } };
export const Disabled: Story = { args: { value: 'Aziza', input: { disabled: true } } };
export const SeveralLines: Story = {
  render: () => (
    <TextArea
      label="Izoh"
      value="Qoʻngʻiroq qilmang, bola uxlayapti"
      onChange={fn()}
      feedback={{ aside: 'ixtiyoriy' }}
    />
  ),
};
export const LongText: Story = {
  args: {
    label: 'Комментарий для курьера, если вход со двора или не работает домофон',
    value: 'Подъезд со стороны детской площадки, код 45К, третий этаж направо',
    feedback: {
      state: 'error',
      message: 'Слишком длинный текст: оставьте не больше пятидесяти знаков, чтобы он поместился на чеке',
    },
  },
};
export const Dark: Story = { args: { value: 'Aziza' }, globals: { scheme: 'dark' } };
export const DarkError: Story = { ...Error, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'الاسم', value: 'عزيزة', feedback: { state: 'success' } },
  globals: { language: 'ar' },
};

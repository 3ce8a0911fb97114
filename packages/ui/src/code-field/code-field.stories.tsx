import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { CodeField, type CodeFieldProps } from './code-field.tsx';

function Typing(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Sheets and routes/CodeField',
  component: CodeField,
  args: { label: 'SMSdagi kod', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The sixth digit sends the code. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const Empty: Story = {};
export const Half: Story = {
  args: { value: '123', autoFocus: true, feedback: { hint: '45 soniyadan keyin qayta yuborish mumkin' } },
};
/** While the code is being checked nothing more can be typed. */
export const Loading: Story = {
  args: { value: '123456', feedback: { state: 'validating', message: 'Tekshirilmoqda…' }, disabled: true },
};
export const Error: Story = {
  args: { value: '123456', feedback: { state: 'error', message: 'Kod notoʻgʻri. Yana 3 urinish qoldi' } },
};
export const LongText: Story = {
  args: {
    label: 'Код из сообщения, которое мы отправили на номер +998 90 123 45 67',
    value: '123456',
    feedback: {
      state: 'error',
      message:
        'Код неверный или уже устарел. Осталось три попытки, новый код можно запросить через 45 секунд',
    },
  },
};
export const Dark: Story = { args: { value: '1234' }, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'الرمز من الرسالة', value: '123' },
  globals: { language: 'ar' },
};

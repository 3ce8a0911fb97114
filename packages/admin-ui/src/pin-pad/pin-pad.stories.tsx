import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { PinPad, type PinPadProps } from './pin-pad.tsx';

function Controlled(args: PinPadProps) {
  const [value, setValue] = useState(args.value);
  return <PinPad {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'PIN pad',
  component: PinPad,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Dilnozaning PIN-kodi',
    value: '',
    error: '',
    digits: { least: 4, most: 6 },
    labels: { send: 'Kirish', erase: 'Oʻchirish' },
    isPending: false,
    onChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof PinPad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Dilnozaning PIN-kodi');
    await userEvent.type(field, '4a0');
    for (const name of ['7', '7', 'Oʻchirish', '1'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(field).toHaveValue('4071');
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const TooShort: Story = {
  args: { value: '407' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Dilnozaning PIN-kodi'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Kirish' })).toBeDisabled();
  },
};

export const Pending: Story = {
  args: { value: '4071', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirish' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = { args: { error: 'PIN-kod notoʻgʻri. Yana urinib koʻring.' } };

export const LongText: Story = {
  args: {
    label: 'ПИН-код сотрудника Абдурахмонхужаевашахноза Сайдуллаева',
    error: 'Слишком много попыток. '.repeat(4),
  },
};

export const DarkWrong: Story = { ...Wrong, globals: { scheme: 'dark' } };

export const Dark: Story = { globals: { scheme: 'dark' }, args: { value: '4071' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الرمز السري لدلنوزة', labels: { send: 'دخول', erase: 'حذف' } },
};

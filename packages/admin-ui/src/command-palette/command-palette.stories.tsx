import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

function Controlled(args: CommandPaletteProps) {
  const [text, setText] = useState(args.text);
  return <CommandPalette {...args} text={text} onText={setText} />;
}

const goToKitchen = fn();

const meta = {
  title: 'CommandPalette',
  component: CommandPalette,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Buyruqlar',
    empty: 'Bunday buyruq yo‘q',
    text: '',
    onText: fn(),
    onClose: fn(),
    commands: [
      { id: 'board', label: 'Buyurtmalar', keys: 'G O', onAction: fn() },
      { id: 'kitchen', label: 'Oshxona', keys: 'G K', onAction: goToKitchen },
      { id: 'find', label: 'Buyurtmani izlash', keys: '', onAction: fn() },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('oshx{ArrowDown}{Enter}');
    await expect(goToKitchen).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { text: 'menyu' } };

export const LongText: Story = {
  args: {
    commands: [
      {
        id: 'long',
        label: 'Показать все заказы, которые ждут оплаты или курьера дольше обычного времени',
        keys: 'Ctrl Shift K',
        onAction: fn(),
      },
    ],
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الأوامر',
    empty: 'لا يوجد أمر كهذا',
    commands: [{ id: 'board', label: 'الطلبات', keys: 'G O', onAction: fn() }],
  },
};

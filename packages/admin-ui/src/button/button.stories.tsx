import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from './button.tsx';

const meta = {
  title: 'Button',
  component: Button,
  args: { children: 'Qabul qilish · 25 daq', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Main: Story = { args: { look: 'main' } };

export const Danger: Story = { args: { look: 'danger', children: 'Buyurtmani bekor qilish…' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Pending: Story = {
  args: { look: 'main', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Sign: Story = {
  args: { label: 'Yana bitta: Toʻy oshi', children: '+' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Yana bitta: Toʻy oshi' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(button.offsetHeight);
  },
};

export const DisabledMain: Story = { args: { look: 'main', isDisabled: true } };

export const Expanded: Story = {
  args: { isExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    look: 'main',
    children: 'Передать заказ курьеру службы доставки и сообщить гостю новое время прибытия',
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, args: { look: 'main' } };

export const DarkDanger: Story = { globals: { scheme: 'dark' }, args: { look: 'danger' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'قبول · 25 دقيقة' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CellButton } from './cell-button.tsx';

const meta = {
  title: 'Cell button',
  component: CellButton,
  args: { label: 'Ochish: Toʻy oshi', children: 'Ochish', onPress: fn() },
} satisfies Meta<typeof CellButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ochish: Toʻy oshi' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const OtherRow: Story = { args: { tabIndex: -1 } };

export const LongText: Story = {
  args: {
    label: 'Открыть карточку блюда со всеми переводами: Праздничный плов',
    children: 'Открыть карточку блюда со всеми переводами',
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'فتح: أرز', children: 'فتح' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { BoardColumn } from './board-column.tsx';

const cards = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      № {index + 1} {text}
    </li>
  ));

const meta = {
  title: 'Board column',
  component: BoardColumn,
  args: { title: 'Yangi', count: 2, empty: 'Buyurtmalar yoʻq', children: cards(2, 'Toʻy oshi') },
} satisfies Meta<typeof BoardColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Yangi 2' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Empty: Story = { args: { count: 0, children: [] } };

export const InLane: Story = {
  args: { lane: 'Chilonzor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Yangi Chilonzor 2' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Ожидают подтверждения оплаты платёжной системой',
    count: 80,
    children: cards(80, `Праздничный плов ${'сперепелинымияйцами'.repeat(5)}`),
  },
  play: async ({ canvas }) => {
    const hidden = canvas.getAllByRole('listitem')[60]!;
    // Out of sight, and yet of its own height once the page has been idle: it scrolls into sight as it is.
    await waitFor(() => expect(getComputedStyle(hidden).contentVisibility).toBe('visible'), {
      timeout: 10_000,
    });
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'جديدة', count: 0, empty: 'لا توجد طلبات', children: [] },
};

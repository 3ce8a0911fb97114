import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Notice } from './notice.tsx';

const meta = {
  title: 'Notice',
  component: Notice,
  args: { children: 'Kod +998 90 000 10 03 raqamiga yuborildi.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kod');
  },
};

export const Warning: Story = { args: { tone: 'warn', children: 'Aloqa yoʻq.' } };

export const Error: Story = {
  args: { tone: 'bad', children: 'Dilnoza birinchi boʻldi: Qabul qilindi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dilnoza');
  },
};

export const WithLink: Story = {
  args: {
    tone: 'warn',
    children: (
      <>
        Pul qaytarish uchun kirishda ikkinchi bosqich kerak. <a href="#account">Sozlash</a>
      </>
    ),
  },
};

export const DarkWithLink: Story = { globals: { scheme: 'dark' }, args: WithLink.args ?? {} };

export const Empty: Story = { args: { children: '' } };

export const LongText: Story = {
  args: {
    tone: 'bad',
    children: `Не удалось открыть заказ. ${'Проверьтесоединение'.repeat(6)} и попробуйте ещё раз.`,
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, args: Error.args ?? {} };

export const DarkWarning: Story = { globals: { scheme: 'dark' }, args: Warning.args ?? {} };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'لا يوجد اتصال.' } };

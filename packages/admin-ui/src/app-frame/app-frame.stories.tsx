import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/index.ts';
import { AppFrame } from './app-frame.tsx';

const meta = {
  title: 'App frame',
  component: AppFrame,
  parameters: { isBare: true },
  args: {
    title: 'Dilkash Osh',
    person: 'Dilnoza',
    tools: <Button onPress={fn()}>Chiqish</Button>,
    children: <p>Buyurtmalar</p>,
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dilkash Osh');
    await expect(canvas.getByText('Dilnoza')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Buyurtmalar');
  },
};

export const WithoutPerson: Story = { args: { person: '' } };

export const WithoutTools: Story = { args: { tools: undefined } };

export const LongText: Story = {
  args: {
    title: 'Дилкаш Ош — национальная кухня',
    person: 'Абдурахмонов Мухаммадамин',
    children: <p>{'Заказ'.repeat(60)}</p>,
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'ديلكاش أوش', children: <p>الطلبات</p> },
};

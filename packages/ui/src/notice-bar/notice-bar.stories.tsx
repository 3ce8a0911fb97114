import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { NoticeBar } from './notice-bar.tsx';

const meta = {
  title: 'Sheets and routes/NoticeBar',
  component: NoticeBar,
  args: {
    text: 'Yangilanish tayyor.',
    children: <PrimaryButton>Yangilash</PrimaryButton>,
  },
  decorators: [
    (Story) => (
      <div className="stage stageTall">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yangilanish tayyor.');
  },
};
export const Question: Story = {
  args: {
    text: 'Мы считаем посещения, чтобы сделать сервис лучше. Можно?',
    children: (
      <>
        <PrimaryButton>Можно</PrimaryButton>
        <PrimaryButton look={{ tone: 'quiet' }}>Нет</PrimaryButton>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    text: 'Вышло обновление. Закончите оформление заказа, а потом страница откроется заново сама: всё, что вы выбрали, останется.',
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { text: 'صدر تحديث.', children: <PrimaryButton>تحديث</PrimaryButton> },
  globals: { language: 'ar' },
};

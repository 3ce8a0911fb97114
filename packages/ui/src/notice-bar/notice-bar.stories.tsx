import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { NoticeBar } from './notice-bar.tsx';

const meta = {
  title: 'Sheets and routes/NoticeBar',
  component: NoticeBar,
  args: {
    text: 'Doʻkonning yangi koʻrinishi tayyor.',
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Doʻkonning yangi koʻrinishi tayyor.');
  },
};
export const Question: Story = {
  args: {
    text: 'Мы считаем посещения, чтобы сделать магазин лучше. Можно?',
    children: (
      <>
        <PrimaryButton>Можно</PrimaryButton>
        <PrimaryButton tone="quiet">Нет</PrimaryButton>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    text: 'Магазин обновился. Закончите оформление заказа, а потом страница откроется заново сама: всё, что вы выбрали, останется.',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { text: 'المتجر محدَّث.', children: <PrimaryButton>تحديث</PrimaryButton> },
  globals: { language: 'ar' },
};

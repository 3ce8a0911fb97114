import type { Meta, StoryObj } from '@storybook/react-vite';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'Sheets and routes/ActionBar',
  component: ActionBar,
  parameters: { surface: 'bare' },
  args: { children: <PrimaryButton price="87 500 soʻm">Buyurtma berish</PrimaryButton> },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = { args: { note: 'Eng kam buyurtma — 50 000 soʻm' } };
/** While the order is on its way to the kitchen the button waits with it. */
export const Loading: Story = {
  args: {
    children: (
      <PrimaryButton busy busyLabel="Yuborilmoqda">
        Buyurtma berish
      </PrimaryButton>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: <PrimaryButton price="12 387 500 сум">Оформить заказ с доставкой на завтра</PrimaryButton>,
    note: 'До минимального заказа в этом районе не хватает 1 212 000 сум: добавьте ещё что-нибудь из меню',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    children: <PrimaryButton price="87 500 سوم">اطلب</PrimaryButton>,
    note: 'الحد الأدنى للطلب 50 000 سوم',
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PotIcon } from '../icons/icons.tsx';
import { OrderPill } from './order-pill.tsx';

const meta = {
  title: 'Orders/OrderPill',
  component: OrderPill,
  args: {
    label: 'Faol buyurtma',
    href: '#order',
    text: 'Taomingiz tayyorlanmoqda',
    detail: '№ 1042',
    icon: <PotIcon size={20} />,
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className="stage stageTall">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderPill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /tayyorlanmoqda/ }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const AboveBasketAndNavigation: Story = { args: { above: { nav: true, basket: true } } };
export const LongText: Story = {
  args: { text: 'Ресторан принял ваш заказ и уже начинает его готовить на кухне', detail: '№ 1042' },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'الطلب الحالي', text: 'يتم تحضير طعامك' },
  globals: { language: 'ar' },
};

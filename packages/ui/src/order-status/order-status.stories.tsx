import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PotIcon, ReceiptIcon, ScooterIcon, StoreIcon } from '../icons/icons.tsx';
import { OrderStatus, type OrderStatusProps, type OrderStep, OrderSteps } from './order-status.tsx';

const steps = (names: readonly [string, string, string, string]): readonly OrderStep[] => [
  { id: 'placed', label: names[0], time: '12:40', state: 'done', icon: <ReceiptIcon size={20} /> },
  { id: 'kitchen', label: names[1], time: '12:46', state: 'done', icon: <PotIcon size={20} /> },
  { id: 'way', label: names[2], time: '13:05', state: 'current', icon: <ScooterIcon size={20} /> },
  { id: 'done', label: names[3], state: 'todo', icon: <StoreIcon size={20} /> },
];

type WholeProps = OrderStatusProps & { stepsLabel: string; steps: readonly OrderStep[] };

/** Both as on a page without a map. */
function Whole({ stepsLabel, steps: all, ...status }: WholeProps) {
  return (
    <>
      <OrderStatus {...status} />
      <OrderSteps label={stepsLabel} steps={all} />
    </>
  );
}

const meta = {
  title: 'Sheets and routes/OrderStatus',
  component: Whole,
  args: {
    headline: 'Kuryer yoʻlda · 10–15 daq',
    note: 'Buyurtma 1042',
    stepsLabel: 'Bosqichlar',
    steps: steps(['Qabul qilindi', 'Tayyorlanmoqda', 'Yoʻlda', 'Yetkazildi']),
  },
} satisfies Meta<typeof Whole>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kuryer yoʻlda');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};
export const JustPlaced: Story = {
  args: {
    headline: 'Buyurtma qabul qilindi',
    steps: steps(['Qabul qilindi', 'Tayyorlanmoqda', 'Yoʻlda', 'Yetkazildi']).map((step, index) => ({
      ...step,
      state: index === 0 ? 'current' : 'todo',
      time: index === 0 ? '12:40' : null,
    })),
  },
};
export const Error: Story = {
  args: {
    headline: 'Buyurtma bekor qilindi',
    note: 'Pul qaytarildi. Savolingiz boʻlsa, bizga qoʻngʻiroq qiling.',
    steps: [
      { id: 'placed', label: 'Qabul qilindi', time: '12:40', state: 'done' },
      { id: 'cancelled', label: 'Bekor qilindi', time: '12:52', state: 'failed' },
    ],
  },
};
export const LongText: Story = {
  args: {
    headline: 'Ресторан готовит ваш заказ, курьер уже едет за ним · 25–35 минут',
    steps: steps([
      'Заказ принят рестораном',
      'Готовится на кухне',
      'Курьер назначен',
      'Доставлен получателю',
    ]),
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    headline: 'المندوب في الطريق',
    note: 'الطلب 1042',
    stepsLabel: 'المراحل',
    steps: steps(['تم القبول', 'قيد التحضير', 'في الطريق', 'تم التسليم']),
  },
  globals: { language: 'ar' },
};

/** Labels in another language than the page's, each with its meaning. */
export const ForeignLabels: Story = {
  args: {
    headline: 'Ваш заказ готовится',
    note: 'Ваш заказ подтверждён',
    stepsLabel: 'Этапы',
    steps: steps(['Qabul qilindi', 'Tayyorlanmoqda', 'Yoʻlda', 'Yetkazildi']).map((step, index) => ({
      ...step,
      labelLang: 'uz',
      meaning: ['Принят', 'Готовится', 'В пути', 'Доставлен'][index],
    })),
  },
  globals: { language: 'ru' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CheckIcon, CloseIcon, ScooterIcon } from '../icons/icons.tsx';
import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { aPicture } from '../testing/index.ts';
import { OrderCard } from './order-card.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';

const meta = {
  title: 'Sheets and routes/OrderCard',
  component: OrderCard,
  parameters: { surface: 'grey' },
  args: {
    title: 'Buyurtma 1042',
    href: '#1042',
    status: { text: 'Yoʻlda', tone: 'active', icon: <ScooterIcon size={16} /> },
    subtitle: '21-noyabr, 12:40 · Yetkazish',
    summary: 'Toʻy oshi × 2, Achichuq salati, Koʻk choy',
    pictures: [aPicture('palov'), aPicture('salat'), aPicture('choy')],
    total: '87 500 soʻm',
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Buyurtma 1042' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Done: Story = {
  args: {
    status: { ...meta.args.status, text: 'Yetkazildi', tone: 'done', icon: <CheckIcon size={16} /> },
    action: <PrimaryButton look={{ tone: 'quiet', narrow: true, small: true }}>Takrorlash</PrimaryButton>,
  },
};
export const Error: Story = {
  args: {
    status: { ...meta.args.status, text: 'Bekor qilindi', tone: 'failed', icon: <CloseIcon size={16} /> },
  },
};
/** The placeholder while the orders load. */
export const Loading: Story = {
  render: () => (
    <li>
      <SkeletonRows label="Yuklanmoqda" count={3} />
    </li>
  ),
};
/** An order whose dishes have no pictures. */
export const Empty: Story = { args: { pictures: [] } };
export const LongText: Story = {
  args: {
    title: 'Заказ 1 042 137',
    status: { ...meta.args.status, text: 'Курьер назначен' },
    subtitle: '21 ноября, 12:40 · доставка на проспект Шарафа Рашидова',
    summary:
      'Плов праздничный × 2, салат аччичук, лепёшка, чай зелёный, самса тандырная × 4, хот-дог детский',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    title: 'الطلب 1042',
    status: { ...meta.args.status, text: 'في الطريق' },
    subtitle: '21 نوفمبر، 12:40',
    summary: 'بلوف × 2، سلطة',
    total: '87 500 سوم',
  },
  globals: { language: 'ar' },
};

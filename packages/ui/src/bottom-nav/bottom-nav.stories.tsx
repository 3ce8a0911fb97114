import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BagIcon, HomeIcon, ReceiptIcon } from '../icons/icons.tsx';
import { UserIcon } from '../menu-icons/menu-icons.tsx';
import { BottomNav } from './bottom-nav.tsx';

const places = (names: readonly [string, string, string, string]) => [
  { id: 'menu', label: names[0], href: '#menu', icon: <HomeIcon /> },
  { id: 'basket', label: names[1], href: '#basket', icon: <BagIcon />, badge: 3 },
  { id: 'orders', label: names[2], href: '#orders', icon: <ReceiptIcon /> },
  { id: 'profile', label: names[3], href: '#profile', icon: <UserIcon /> },
];

const meta = {
  title: 'Menu/BottomNav',
  component: BottomNav,
  args: {
    label: 'Asosiy',
    items: places(['Menyu', 'Savat', 'Buyurtmalar', 'Profil']),
    currentId: 'menu',
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div className="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Menyu' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Profil' }));
    await expect(args.onSelect).toHaveBeenCalledWith('profile');
  },
};
export const LongText: Story = {
  args: { items: places(['Главное меню', 'Корзина', 'Мои заказы и история', 'Личный кабинет']) },
};
export const WithBrand: Story = { args: { brand: { name: 'Dilkash Osh', logo: null, href: '#menu' } } };
/** From 1024 px on it is a row at the top with the brand's name. */
export const Desktop: Story = { ...WithBrand, globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'الرئيسية', items: places(['قائمة الطعام', 'السلة', 'الطلبات', 'الملف']) },
  globals: { language: 'ar' },
};

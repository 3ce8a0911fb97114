import type { Meta, StoryObj } from '@storybook/react-vite';

import { PhoneIcon } from '../icons/icons.tsx';
import { Footer } from './footer.tsx';
import { expect, fn } from 'storybook/test';

const links = (names: readonly string[]) => names.map((label) => ({ id: label, label, href: `#${label}` }));

const meta = {
  title: 'Menu/Footer',
  component: Footer,
  args: {
    label: 'Pastki havolalar',
    links: links(['Filiallar', 'Biz haqimizda', 'Ommaviy oferta', 'Maxfiylik']),
    contacts: [
      { id: 'phone', label: '+998 71 200 00 00', href: 'tel:+998712000000', icon: <PhoneIcon size={20} /> },
    ],
    contactsLabel: 'Aloqa',
    start: '© 2026 Dilkash Osh',
    end: 'Toshkent',
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onNavigate: fn(() => true) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Biz haqimizda' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#Biz haqimizda');
    await expect(canvas.getByRole('link', { name: /200 00 00/ })).toHaveAttribute(
      'href',
      'tel:+998712000000',
    );
  },
};
export const Empty: Story = { args: { links: [], contacts: [] } };
export const LongText: Story = {
  args: {
    links: links([
      'Филиалы и часы работы',
      'О компании',
      'Публичная оферта',
      'Политика конфиденциальности',
      'Вакансии',
    ]),
    start: '© 2026 Общество с ограниченной ответственностью «Дилкаш Ош»',
    end: 'Ташкент, Узбекистан',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    links: links(['الفروع', 'من نحن', 'الخصوصية']),
    label: 'روابط',
    contactsLabel: 'اتصل بنا',
    start: '© 2026 دلكش أوش',
    end: 'طشقند',
  },
  globals: { language: 'ar' },
};

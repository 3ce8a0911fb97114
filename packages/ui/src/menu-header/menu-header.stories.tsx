import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aPicture } from '../testing/index.ts';
import { MenuHeader } from './menu-header.tsx';

const meta = {
  title: 'Menu/MenuHeader',
  component: MenuHeader,
  args: {
    brandName: 'Dilkash Osh',
    logo: aPicture('palov'),
    homeHref: '#home',
    how: 'Yetkazish · 25–35 daq',
    where: 'Amir Temur koʻchasi, 12',
    searchLabel: 'Qidirish',
    searchHref: '#search',
    onWhere: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof MenuHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Amir Temur/ }));
    await expect(args.onWhere).toHaveBeenCalledOnce();
  },
};
export const NoLogo: Story = { args: { logo: null } };
export const Empty: Story = { args: { how: 'Yetkazish', where: 'Manzilni tanlang' } };
export const LongText: Story = {
  args: { how: 'Доставка курьером · 45–60 минут', where: 'проспект Шарафа Рашидова', house: '128/4' },
  play: async ({ canvas }) => {
    const house = canvas.getByText('128/4');
    await expect(house.scrollWidth).toBeLessThanOrEqual(house.clientWidth);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    brandName: 'دلكش أوش',
    how: 'توصيل · ٢٥–٣٥ دقيقة',
    where: 'شارع الأمير تيمور 12',
    searchLabel: 'بحث',
  },
  globals: { language: 'ar' },
};

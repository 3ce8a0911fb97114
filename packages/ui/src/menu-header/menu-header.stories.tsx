import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aPicture } from '../testing/index.ts';
import { MenuHeader } from './menu-header.tsx';

const meta = {
  title: 'Menu/MenuHeader',
  component: MenuHeader,
  args: {
    brand: { name: 'Dilkash Osh', logo: aPicture('palov'), href: '#home' },
    place: { how: 'Yetkazish · 25–35 daq', where: 'Amir Temur koʻchasi, 12', onWhere: fn() },
    search: { label: 'Qidirish', href: '#search', onSearch: fn() },
  },
} satisfies Meta<typeof MenuHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Amir Temur/ }));
    await expect(args.place.onWhere).toHaveBeenCalledOnce();
  },
};
export const NoLogo: Story = { args: { brand: { ...meta.args.brand, logo: null } } };
export const Empty: Story = {
  args: { place: { ...meta.args.place, how: 'Yetkazish', where: 'Manzilni tanlang' } },
};
export const LongText: Story = {
  args: {
    place: {
      ...meta.args.place,
      how: 'Доставка курьером · 45–60 минут',
      where: 'проспект Шарафа Рашидова',
      house: '128/4',
    },
  },
  play: async ({ canvas }) => {
    const house = canvas.getByText('128/4');
    await expect(house.scrollWidth).toBeLessThanOrEqual(house.clientWidth);
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    brand: { ...meta.args.brand, name: 'دلكش أوش' },
    place: { ...meta.args.place, how: 'توصيل · ٢٥–٣٥ دقيقة', where: 'شارع الأمير تيمور 12' },
    search: { ...meta.args.search, label: 'بحث' },
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AddressList } from './address-list.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';

const rows = [
  { id: '1', name: 'Uy', description: 'Amir Temur koʻchasi, 12, 45-xonadon', current: true },
  { id: '2', name: 'Ish', description: 'Bunyodkor shoh koʻchasi, 1' },
  { id: '3', name: 'Ota-onam', description: 'Zangiota, Markaz 7', warning: 'Yetkazish hududidan tashqarida' },
];

const meta = {
  title: 'Sheets and routes/AddressList',
  component: AddressList,
  args: { label: 'Mening manzillarim', rows, deleteLabel: 'Oʻchirish', onSelect: fn(), onDelete: fn() },
} satisfies Meta<typeof AddressList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Oʻchirish: Ish' }));
    await expect(args.onDelete).toHaveBeenCalledWith('2');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const OnlyToChoose: Story = { args: { onDelete: undefined } };
/** The placeholder while the addresses load. */
export const Loading: Story = { render: () => <SkeletonRows label="Yuklanmoqda" count={3} /> };
/** The empty state. */
export const Empty: Story = {
  render: () => (
    <EmptyState drawing="place" title="Saqlangan manzil yoʻq" text="Xaritadan birinchisini tanlang." />
  ),
};
/** Orders cannot go there: it shows why, and stays to be deleted. */
export const Error: Story = { args: { rows: rows.slice(2) } };
export const LongText: Story = {
  args: {
    rows: [
      {
        id: '1',
        name: 'Дом на Мустакиллик возле метро',
        description: 'проспект Мустакиллик, дом 59, корпус 4, подъезд 2, этаж 7, квартира 128',
        warning: 'Этот адрес вне зоны доставки выбранного филиала',
      },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    label: 'عناويني',
    deleteLabel: 'حذف',
    rows: [{ id: '1', name: 'المنزل', description: 'شارع الأمير تيمور 12', current: true }],
  },
  globals: { language: 'ar' },
};

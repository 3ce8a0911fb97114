import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { BranchList, type BranchListProps } from './branch-list.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';

function Choosing(props: BranchListProps) {
  const [selectedId, select] = useState(props.selectedId);
  return <BranchList {...props} selectedId={selectedId} onSelect={select} />;
}

const row = {
  id: '1',
  name: 'Chilonzor',
  hours: '09:00–23:00',
  address: 'Bunyodkor shoh koʻchasi, 1',
  open: true,
  distance: '1,2 km',
};
const rows = [
  row,
  { ...row, id: '2', name: 'Yunusobod', address: 'Amir Temur shoh koʻchasi, 108', distance: '4,8 km' },
  {
    ...row,
    id: '3',
    name: 'Mirzo Ulugʻbek',
    address: 'Buyuk ipak yoʻli, 45',
    open: false,
    hours: 'Ertaga 10:00 da ochiladi',
    distance: null,
  },
];

const meta = {
  title: 'Sheets and routes/BranchList',
  component: BranchList,
  args: {
    label: 'Filiallar',
    rows,
    selectedId: '1',
    closedLabel: 'Yopiq',
    emptyText: 'Hech narsa topilmadi',
    onSelect: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof BranchList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A closed branch is labelled and cannot be chosen. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const closed = canvas.getByRole('radio', { name: /Mirzo/ });
    await expect(closed).toBeDisabled();
    await userEvent.click(canvas.getByText('Yunusobod'));
    await expect(canvas.getByRole('radio', { name: /Yunusobod/ })).toBeChecked();
  },
};
/** The details of a branch open without choosing it, a closed one's too. */
export const WithDetails: Story = {
  args: { detailsLabel: 'Batafsil', onDetails: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Batafsil: Mirzo/ }));
    await expect(args.onDetails).toHaveBeenCalledWith('3');
  },
};
export const AllClosed: Story = {
  args: { rows: rows.map((each) => ({ ...each, open: false, hours: 'Bugun bayram' })), selectedId: null },
};
/** The placeholder while the branches load. */
export const Loading: Story = { render: () => <SkeletonRows label="Yuklanmoqda" count={3} /> };
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    rows: [
      {
        ...row,
        name: 'Филиал в торгово-развлекательном центре «Самарканд Дарваза»',
        hours: 'Пн–Чт 09:00–23:00, Пт–Вс 09:00–02:00',
        address: 'Ташкент, Шайхантахурский район, улица Коратош, 5А, второй этаж',
      },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    label: 'الفروع',
    closedLabel: 'مغلق',
    rows: [
      { ...row, name: 'تشيلانزار', address: 'شارع بونيودكور 1' },
      { ...row, id: '2', name: 'يونس آباد', address: 'شارع الأمير تيمور 108', open: false },
    ],
  },
  globals: { language: 'ar' },
};

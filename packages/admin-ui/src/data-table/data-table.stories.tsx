import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { CellField } from '../cell-field/index.ts';
import { type DataColumn, DataTable } from './data-table.tsx';

type Dish = { id: string; name: string; price: string };

const onChange = fn();
const onOpen = fn();

const columnsOf = (name: string, price: string, open: string): DataColumn<Dish>[] => [
  {
    key: 'name',
    title: name,
    width: 'minmax(160px, 2fr)',
    isWide: true,
    Cell: ({ row: dish, focus }) => (
      <CellField {...focus} label={`${name}: ${dish.id}`} value={dish.name} onChange={onChange} />
    ),
  },
  {
    key: 'price',
    title: price,
    width: '120px',
    align: 'end',
    Cell: ({ row: dish, focus }) => (
      <CellField {...focus} label={`${price}: ${dish.id}`} value={dish.price} onChange={onChange} />
    ),
  },
  { key: 'open', title: open, width: '90px', Cell: () => <Button onPress={onOpen}>{open}</Button> },
];

const dishes = (count: number, name: string): Dish[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${name} ${index + 1}`,
    price: String(1_000 * (index + 1)),
  }));

const meta = {
  title: 'Data table',
  component: DataTable<Dish>,
  args: {
    label: 'Taomlar',
    columns: columnsOf('Nomi', 'Narxi', 'Ochish'),
    rows: dishes(5_000, 'Toʻy oshi'),
    rowKey: ({ id }) => id,
  },
} satisfies Meta<typeof DataTable<Dish>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of 5,000 rows only those in sight are drawn; the arrows go from row to row. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText('Narxi: 1');
    await expect(canvas.getByRole('grid', { name: 'Taomlar' })).toHaveAttribute('aria-rowcount', '5001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText('Narxi: 3')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByLabelText('Narxi: 2')).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    label: 'Блюда',
    columns: columnsOf('Название', 'Цена', 'Открыть'),
    rows: dishes(30, 'Праздничный плов с перепелиными яйцами, казы и барбарисом'),
  },
};

/** Without rows the titles stay, and the table is as narrow as its place. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Taomlar' })).toHaveAttribute('aria-rowcount', '1');
  },
};

/** A column that is an extra goes below the others where they have no room beside each other. */
export const Folded: Story = {
  args: {
    columns: [
      ...columnsOf('Nomi', 'Narxi', 'Ochish'),
      {
        key: 'code',
        title: 'MXIK',
        width: '2000px',
        isExtra: true,
        Cell: ({ row }) => row.id.padStart(17, '1'),
      },
    ],
    rows: dishes(12, 'Toʻy oshi'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'MXIK' })).toBeNull();
    await expect((await canvas.findAllByText('MXIK')).length).toBe(12);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, args: { rows: dishes(12, 'Toʻy oshi') } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأطباق', columns: columnsOf('الاسم', 'السعر', 'فتح'), rows: dishes(12, 'أرز أوزبكي') },
};

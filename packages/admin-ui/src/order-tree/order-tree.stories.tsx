import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { type OrderPlace, OrderTree, type OrderTreeProps } from './order-tree.tsx';

const dishes = ['Osh', 'Lagʻmon', 'Manti'];

/** One category whose dishes can be put in another order. */
function Ordered(args: OrderTreeProps<OrderPlace>) {
  const [order, setOrder] = useState(args.rows);
  const [head, ...rest] = order;
  const placesOf = (key: string) => {
    const others = rest.filter((row) => row.key !== key);
    const here = rest.findIndex((row) => row.key === key);
    return [head!, ...others].map(({ key: after }, at) => ({
      after,
      text: `${at + 1}/${rest.length}`,
      isHere: at === here,
    }));
  };
  const move = (key: string, place: OrderPlace) => {
    args.onMove(key, place);
    const others = order.filter((row) => row.key !== key);
    const at = others.findIndex((row) => row.key === place.after) + 1;
    setOrder(
      others.toSpliced(
        at,
        0,
        order.find((row) => row.key === key)!,
      ),
    );
  };
  return <OrderTree {...args} rows={order} placesOf={placesOf} onMove={move} />;
}

const meta = {
  title: 'Order tree',
  component: OrderTree<OrderPlace>,
  render: (args) => <Ordered {...args} />,
  args: {
    label: 'Menyu tartibi',
    rows: [
      { key: 'hot', text: 'Issiq taomlar', note: '3', level: 2, canMove: false, isExpanded: true },
      ...dishes.map((text) => ({ key: text, text, level: 3 as const, canMove: true })),
    ],
    labels: {
      move: (name) => `Koʻchirish: ${name}`,
      open: (name) => `Taomlar: ${name}`,
      lifted: (name, place) => `${name}: ${place}`,
      dropped: (name, place) => `${name} koʻchdi: ${place}`,
      returned: (name) => `${name} joyida`,
    },
    placesOf: () => [],
    onMove: fn(),
    onToggle: fn(),
  },
} satisfies Meta<typeof OrderTree<OrderPlace>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('listitem').map((row) => row.textContent);
    canvas.getByRole('button', { name: 'Koʻchirish: Manti' }).focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Manti: 1/3');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('Manti', expect.objectContaining({ after: 'hot' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Manti koʻchdi: 1/3');
    await expect(names()[1]).toContain('Manti');
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Manti joyida');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Taomlar: Issiq taomlar' }));
    await expect(args.onToggle).toHaveBeenCalledWith('hot');
  },
};

export const LongText: Story = {
  args: {
    rows: [
      { key: 'hot', text: 'Горячие блюда '.repeat(8), note: '1', level: 2, canMove: false, isExpanded: true },
      { key: 'plov', text: 'Праздничныйпловсперепелинымияйцами'.repeat(4), level: 3, canMove: true },
    ],
  },
};

/** A category that is closed, and one that holds nothing. */
export const Closed: Story = {
  args: {
    rows: [
      { key: 'hot', text: 'Issiq taomlar', note: '3', level: 2, canMove: false, isExpanded: false },
      { key: 'cold', text: 'Salatlar', note: '0', level: 2, canMove: false, isExpanded: true },
    ],
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ترتيب القائمة',
    rows: [
      { key: 'hot', text: 'أطباق ساخنة', note: '1', level: 2, canMove: true, isExpanded: true },
      { key: 'plov', text: 'أرز', level: 3, canMove: true },
    ],
  },
};

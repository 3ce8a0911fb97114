import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FloorPlan } from './floor-plan.tsx';

const table = (id: string, [x, y]: readonly [number, number], more: object = {}) => ({
  id,
  name: id,
  note: '4 oʻrin',
  hint: 'boʻsh',
  x,
  y,
  ...more,
});

const meta = {
  title: 'Floor plan',
  component: FloorPlan,
  args: {
    label: 'Katta zal',
    tables: [
      table('1', [10, 10]),
      table('2', [50, 10], { tone: 'warn', note: 'Dilnoza' }),
      table('3', [90, 90], { tone: 'good', note: 'Abdurahmon Sattorov' }),
    ],
    onMove: fn(),
    onPress: fn(),
  },
} satisfies Meta<typeof FloorPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^1\s*4 oʻrin/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onMove).toHaveBeenLastCalledWith('1', { x: 12, y: 10 });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onMove).toHaveBeenLastCalledWith('1', { x: 10, y: 8 });
    canvas.getByRole('button', { name: /^3\s*Abdurahmon/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith('3', { x: 90, y: 92 });
    await expect(args.onPress).toHaveBeenLastCalledWith('3');
  },
};

export const LongText: Story = {
  args: {
    tables: [
      table('Deraza yonidagi katta oilaviy stol', [10, 10], { note: 'Abdurahmon Sattorov-Mirzayev' }),
      table('2', [50, 50], { note: 'Dilnoza' }),
    ],
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'القاعة', tables: [table('1', [10, 10], { note: '٤ مقاعد', hint: 'متاحة' })] },
};

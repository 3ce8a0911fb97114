import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DayTimeline } from './day-timeline.tsx';

const marks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: `${10 + at * 8}:00` }));
const item = (
  id: string,
  [from, until]: readonly [number, number],
  tone: 'plain' | 'good' | 'warn' | 'quiet',
) => ({
  id,
  from,
  until,
  text: `Dilnoza · ${id}`,
  label: `Dilnoza, ${id}`,
  tone,
});

const meta = {
  title: 'Day timeline',
  component: DayTimeline,
  args: {
    label: 'Stollar',
    marks,
    now: 0.4,
    rows: [
      {
        id: 't1',
        name: 'Stol 1',
        note: '4 oʻrin',
        items: [item('a', [0, 0.25], 'warn'), item('b', [0.25, 0.5], 'good')],
      },
      { id: 't2', name: 'Stol 2', note: '2 oʻrin', items: [item('c', [0.7, 1], 'plain')] },
      { id: 't3', name: 'Stol 3', note: '8 oʻrin', items: [item('d', [0.1, 0.4], 'quiet')] },
    ],
    onPress: fn(),
  },
} satisfies Meta<typeof DayTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dilnoza, c' }));
    await expect(args.onPress).toHaveBeenLastCalledWith('c');
  },
};

const LONG_NAME = {
  text: 'Abdurahmon Sattorov-Mirzayev · 12',
  label: 'Abdurahmon Sattorov-Mirzayev, 12',
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 't1',
        name: 'Deraza yonidagi katta oilaviy stol',
        note: '12 oʻrin',
        items: [
          { ...item('a', [0, 0.4], 'warn'), ...LONG_NAME },
          { ...item('b', [0.4, 1], 'good'), ...LONG_NAME },
        ],
      },
    ],
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'الطاولات' } };

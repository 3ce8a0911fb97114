import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { DateSlots, type DateSlotsProps } from './date-slots.tsx';

function Choosing(props: DateSlotsProps) {
  const [day, setDay] = useState(props.day);
  const [slot, setSlot] = useState(props.slot);
  return <DateSlots {...props} day={day} slot={slot} onDay={setDay} onSlot={setSlot} />;
}

const days = (names: readonly string[]) => names.map((label) => ({ value: label, label }));
const slots = ['12:00', '12:30', '13:00', '13:30', '14:00', '14:30', '15:00'].map((label, index) => ({
  value: label,
  label,
  disabled: index === 1,
}));

const meta = {
  title: 'Sheets and routes/DateSlots',
  component: DateSlots,
  args: {
    dayLabel: 'Kun',
    days: days(['Bugun', 'Ertaga', '23-noyabr', '24-noyabr', '25-noyabr']),
    day: 'Bugun',
    slotLabel: 'Vaqt',
    slots,
    slot: '13:00',
    emptyText: 'Bu kunga vaqt qolmadi',
    onDay: fn(),
    onSlot: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DateSlots>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('14:00'));
    await expect(canvas.getByRole('radio', { name: '14:00' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '12:30' })).toBeDisabled();
  },
};
/** Intervals with what is left of each. */
export const Intervals: Story = {
  args: {
    slots: [
      { value: '12:00', label: '12:00–12:15', note: null },
      { value: '12:15', label: '12:15–12:30', note: 'Band', disabled: true },
      { value: '12:30', label: '12:30–12:45', note: '2 ta joy' },
      { value: '12:45', label: '12:45–13:00', note: null },
    ],
    slot: '12:30',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /12:15.*Band/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /12:30.*2 ta joy/ })).toBeChecked();
  },
};
export const Empty: Story = { args: { slots: [] } };
export const LongText: Story = {
  args: {
    days: days(['Сегодня, 21 ноября', 'Завтра, 22 ноября', 'Понедельник, 23 ноября']),
    day: 'Сегодня, 21 ноября',
  },
};
/** What was chosen earlier is in sight, also when it is far down its row. */
export const ChosenFarAway: Story = {
  args: {
    days: days(Array.from({ length: 20 }, (_, index) => `${index + 1}-dekabr`)),
    day: '20-dekabr',
    slots: Array.from({ length: 48 }, (_, index) => ({ value: `${index}`, label: `${index}:00` })),
    slot: '47',
  },
  play: async ({ canvas }) => {
    for (const name of ['20-dekabr', '47:00']) {
      const chip = canvas.getByRole('radio', { name }).parentElement!;
      const row = chip.parentElement!.getBoundingClientRect();
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      await expect(left >= row.left && right <= row.right, `${name} across`).toBe(true);
      await expect(top >= row.top && bottom <= row.bottom, `${name} down`).toBe(true);
    }
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { dayLabel: 'اليوم', slotLabel: 'الوقت', days: days(['اليوم', 'غدا']), day: 'اليوم' },
  globals: { language: 'ar' },
};

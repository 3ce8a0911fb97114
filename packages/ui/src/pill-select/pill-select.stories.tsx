import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { PillSelect, type PillSelectProps } from './pill-select.tsx';

function Choosing(props: PillSelectProps<string>) {
  const [value, choose] = useState(props.value);
  return <PillSelect {...props} value={value} onChange={choose} />;
}

const meta = {
  title: 'Sheets and routes/PillSelect',
  component: PillSelect<string>,
  args: {
    label: 'Shahar',
    options: [
      { value: 'tashkent', label: 'Toshkent' },
      { value: 'samarkand', label: 'Samarqand' },
    ],
    value: 'tashkent',
    onChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof PillSelect<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('combobox', { name: 'Shahar' });
    await userEvent.selectOptions(city, 'samarkand');
    await expect(city).toHaveValue('samarkand');
  },
};
/** No city is chosen yet, so the first one can be. */
export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('combobox', { name: 'Shahar' });
    await expect(city).toHaveDisplayValue('Shahar');
    await userEvent.selectOptions(city, 'tashkent');
    await expect(city).toHaveDisplayValue('Toshkent');
  },
};
export const LongText: Story = {
  args: { options: [{ value: 'long', label: 'Qoraqalpogʻiston Respublikasi, Nukus shahri' }], value: 'long' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'المدينة', options: [{ value: 'tashkent', label: 'طشقند' }] },
  globals: { language: 'ar' },
};

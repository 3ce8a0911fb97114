import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SelectField } from './select-field.tsx';

const cities = (names: readonly string[]) => names.map((label) => ({ value: label, label }));

const meta = {
  title: 'Sheets and routes/SelectField',
  component: SelectField<string>,
  args: {
    label: 'Shahar',
    options: cities(['Toshkent', 'Samarqand', 'Buxoro']),
    value: 'Toshkent',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Shahar/ }), 'Samarqand');
    await expect(args.onChange).toHaveBeenCalledWith('Samarqand');
  },
};
export const Empty: Story = { args: { value: null, placeholder: 'Shaharni tanlang' } };
export const Error: Story = {
  args: { value: null, placeholder: 'Shaharni tanlang', state: 'error', message: 'Shaharni tanlang' },
};
export const LongText: Story = {
  args: {
    options: cities(['Республика Каракалпакстан, город Нукус']),
    value: 'Республика Каракалпакстан, город Нукус',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'المدينة', options: cities(['طشقند', 'سمرقند']), value: 'طشقند' },
  globals: { language: 'ar' },
};

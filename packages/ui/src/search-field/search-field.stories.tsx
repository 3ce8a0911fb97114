import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Typing(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Sheets and routes/SearchField',
  component: SearchField,
  args: { label: 'Taom qidirish', clearLabel: 'Tozalash', value: '', onChange: fn(), onSubmit: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Taom qidirish' });
    await userEvent.type(field, 'lagʻmon{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tozalash' }));
    await expect(field).toHaveValue('');
  },
};
/** Nothing is typed: there is nothing to clear. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Tozalash' })).toBeNull();
  },
};
export const Filled: Story = { args: { value: 'lagʻmon' } };
export const LongText: Story = {
  args: { value: 'плов праздничный с говядиной и барбарисом на большую компанию' },
};
export const Dark: Story = { args: { value: 'osh' }, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'ابحث عن طبق', clearLabel: 'مسح', value: 'بلوف' },
  globals: { language: 'ar' },
};

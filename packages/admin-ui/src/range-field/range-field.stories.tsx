import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { RangeField } from './range-field.tsx';

const meta = {
  title: 'Range field',
  component: RangeField,
  args: { label: 'Kattalik', value: 1, least: 1, most: 3, onChange: fn() },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    // user-event presses keys without moving a native slider.
    await fireEvent.change(canvas.getByRole('slider', { name: 'Kattalik' }), { target: { value: '2' } });
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = { args: { label: 'Насколько крупно видна выбранная часть фотографии блюда' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'الحجم' } };

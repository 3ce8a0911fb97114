import type { Meta, StoryObj } from '@storybook/react-vite';

import { Price } from './price.tsx';

const meta = {
  title: 'Menu/Price',
  component: Price,
  args: { value: '42 000 soʻm', oldLabel: 'oldin' },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithOldPrice: Story = { args: { oldValue: '49 000' } };
export const Small: Story = { args: { size: 's', oldValue: '49 000' } };
export const Large: Story = { args: { size: 'l', oldValue: '49 000' } };
export const LongText: Story = { args: { value: '12 420 000 soʻm', oldValue: '14 690 000 soʻm' } };
export const Dark: Story = { args: { oldValue: '49 000' }, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { value: '42 000 سوم', oldValue: '49 000', oldLabel: 'كان' },
  globals: { language: 'ar' },
};

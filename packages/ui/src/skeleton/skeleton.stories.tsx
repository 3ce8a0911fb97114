import type { Meta, StoryObj } from '@storybook/react-vite';

import { SkeletonCards, SkeletonRows } from './skeleton.tsx';

const meta = {
  title: 'Menu/Skeleton',
  component: SkeletonCards,
  args: { label: 'Yuklanmoqda' },
} satisfies Meta<typeof SkeletonCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallCards: Story = { args: { size: 'SMALL' } };
export const Rows: Story = { render: ({ label }) => <SkeletonRows label={label} /> };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { label: 'جار التحميل' }, globals: { language: 'ar' } };

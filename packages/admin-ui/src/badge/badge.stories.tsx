import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from './badge.tsx';

const meta = { title: 'Badge', component: Badge, args: { children: 'Olib ketish' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = () => (
  <>
    <Badge>Olib ketish</Badge> <Badge tone="good">Toʻlangan</Badge> <Badge tone="warn">Toʻlanmagan</Badge>{' '}
    <Badge tone="bad">Bekor qilingan</Badge>
  </>
);

export const Default: Story = {};

export const Tones: Story = { render: tones };

export const LongText: Story = {
  args: { children: 'Оплачивается картой при получении у курьера или в филиале ресторана' },
};

export const Dark: Story = { globals: { scheme: 'dark' }, render: tones };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'warn', children: 'غير مدفوع' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { GroupTabs } from './group-tabs.tsx';

const tabs = (names: readonly string[]) => names.map((name) => ({ id: name, name, href: `#${name}` }));

const meta = {
  title: 'Menu/GroupTabs',
  component: GroupTabs,
  args: {
    label: 'Menyular',
    items: tabs(['Oshxona', 'Nonvoyxona', 'Bar']),
    activeId: 'Oshxona',
    onSelect: fn(),
  },
} satisfies Meta<typeof GroupTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Bar' }));
    await expect(args.onSelect).toHaveBeenCalledWith('Bar');
  },
};
export const LongText: Story = {
  args: {
    items: tabs(['Основное меню ресторана', 'Завтраки до полудня', 'Барная карта']),
    activeId: 'Завтраки до полудня',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { items: tabs(['المطبخ', 'المخبز', 'المشروبات']), activeId: 'المخبز', label: 'القوائم' },
  globals: { language: 'ar' },
};

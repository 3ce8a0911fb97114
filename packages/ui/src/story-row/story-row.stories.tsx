import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aPicture } from '../testing/index.ts';
import { StoryRow } from './story-row.tsx';

const dishes = ['palov', 'somsa', 'salat', 'choy', 'lagmon'] as const;
const circles = (titles: readonly string[]) =>
  titles.map((title, index) => ({
    id: title,
    title,
    picture: aPicture(dishes[index]),
    href: `#${index}`,
    seen: index > 2,
  }));

const meta = {
  title: 'Menu/StoryRow',
  component: StoryRow,
  args: {
    label: 'Hikoyalar',
    items: circles(['Oshpaz', 'Yangi', 'Salatlar', 'Choyxona', 'Filial']),
    onOpen: fn(),
  },
} satisfies Meta<typeof StoryRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Yangi' }));
    await expect(args.onOpen).toHaveBeenCalledWith('Yangi');
  },
};
export const LongText: Story = {
  args: { items: circles(['Как мы готовим плов', 'Новинки осени', 'Отзывы гостей', 'Вакансии']) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'قصص', items: circles(['الطاهي', 'جديد', 'سلطات', 'شاي']) },
  globals: { language: 'ar' },
};

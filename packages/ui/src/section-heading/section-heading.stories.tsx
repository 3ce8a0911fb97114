import type { Meta, StoryObj } from '@storybook/react-vite';

import { aPicture } from '../testing/index.ts';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Menu/SectionHeading',
  component: SectionHeading,
  args: { id: 'kaboblar', children: 'Kaboblar' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = { args: { picture: aPicture('palov') } };
export const LongText: Story = {
  args: { children: 'Горячие блюда из казана и тандыра для большой компании' },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { children: 'كباب ومشاوي' }, globals: { language: 'ar' } };

import type { Meta, StoryObj } from '@storybook/react-vite';

import { aPicture } from '../testing/index.ts';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Sheets and routes/Gallery',
  component: Gallery,
  parameters: { surface: 'bare' },
  args: { label: "To'y oshi", pictures: [aPicture('palov'), aPicture('salat'), aPicture('choy')] },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePicture: Story = { args: { pictures: [aPicture('palov')] } };
export const NoPicture: Story = { args: { pictures: [] } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { label: 'بلوف' }, globals: { language: 'ar' } };

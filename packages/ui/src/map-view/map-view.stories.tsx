import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';

import { mapStories } from '../testing/map-stories.tsx';
import { framed, mapArgs } from '../testing/map-story-frame.tsx';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

const meta = {
  title: 'Sheets and routes/MapView',
  parameters: { surface: 'bare' },
  component: framed(MapView),
  args: { ...mapArgs },
} satisfies Meta<ReturnType<typeof framed>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...mapStories.Default,
  play: mapStories.Default.play!,
};
export const Branches: Story = mapStories.Branches;
export const Delivery: Story = mapStories.Delivery;
export const Loading: Story = mapStories.Loading;
/** No tile arrives: what can be done is still there. */
export const Error: Story = {
  args: { centerPin: true, tiles: { ...mapArgs.tiles, url: 'data:image/png;base64,broken' } },
};
export const LongText: Story = mapStories.LongText;
export const Dark: Story = mapStories.Dark;
export const Arabic: Story = mapStories.Arabic;

import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { mapStories } from '../testing/map-stories.tsx';
import { framed, mapArgs, standIn } from '../testing/map-story-frame.tsx';

const YandexMapView = lazy(async () => ({ default: (await import('./map-yandex.tsx')).YandexMapView }));

const meta = {
  title: 'Sheets and routes/YandexMapView',
  parameters: { surface: 'bare' },
  component: framed(YandexMapView),
  args: { ...mapArgs, drawing: { ...mapArgs.drawing, service: standIn('2.1') } },
} satisfies Meta<ReturnType<typeof framed>>;
export default meta;

/** Each story shares its page with others, whose script came with another key. */
const withoutApi = () => {
  const forget = () => delete window.ymaps;
  forget();
  return forget;
};

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...mapStories.Default,
  play: mapStories.Default.play!,
};
export const Branches: Story = mapStories.Branches;
export const Delivery: Story = mapStories.Delivery;
export const Loading: Story = mapStories.Loading;
/** The service refuses the key: the caller receives the reason, and shows another map. */
export const Error: Story = {
  args: { drawing: { ...mapArgs.drawing, service: standIn('2.1', 'wrong'), onFailure: fn() } },
  beforeEach: withoutApi,
  play: async ({ args }) => {
    await waitFor(() => expect(args.drawing.onFailure).toHaveBeenCalledWith('REFUSED'), { timeout: 10_000 });
  },
};
export const LongText: Story = mapStories.LongText;
export const Dark: Story = mapStories.Dark;
export const Arabic: Story = mapStories.Arabic;

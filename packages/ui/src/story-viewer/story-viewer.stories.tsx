import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { aPicture } from '../testing/index.ts';
import { StoryViewer } from './story-viewer.tsx';

const meta = {
  title: 'Sheets and routes/StoryViewer',
  component: StoryViewer,
  args: {
    title: 'Qozon boshida',
    frames: [
      { id: '1', picture: aPicture('palov'), text: 'Palov har kuni soat 11 da tayyor', seconds: 60 },
      {
        id: '2',
        picture: aPicture('somsa'),
        text: 'Tandir somsa',
        seconds: 60,
        action: <PrimaryButton>Menyuga</PrimaryButton>,
      },
    ],
    progressText: (frame, of) => `${frame} / ${of}`,
    labels: {
      close: 'Yopish',
      previous: 'Oldingi',
      next: 'Keyingi',
      pause: 'Toʻxtatish',
      play: 'Davom etish',
    },
    onEnd: fn(),
    onBefore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StoryViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Qozon boshida' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Tandir somsa')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Keyingi' }));
    await expect(args.onEnd).toHaveBeenCalled();
  },
};
/** A picture that does not load: the text stays, and the story goes on. */
export const Error: Story = {
  args: {
    frames: [
      {
        id: '1',
        picture: { src: 'data:image/png;base64,broken', width: 300, height: 300 },
        text: 'Palov har kuni soat 11 da tayyor',
        seconds: 60,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[data-running]')).not.toBeNull());
  },
};
export const LongText: Story = {
  args: {
    title: 'Как мы готовим наш самый любимый праздничный плов',
    frames: [
      {
        id: '1',
        picture: aPicture('lagmon'),
        text: 'Рис замачиваем с вечера, мясо обжариваем до тёмной корочки, а морковь режем только вручную.',
        seconds: 60,
      },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    title: 'عند القدر',
    labels: { close: 'إغلاق', previous: 'السابق', next: 'التالي', pause: 'إيقاف', play: 'تشغيل' },
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Sheets and routes/QrCode',
  component: QrCode,
  args: {
    text: 'https://ofd.soliq.uz/check?t=EP000000000025&r=132902&c=20260513120000&s=1234567890',
    label: 'Chekning QR kodi',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Chekning QR kodi' })).toBeVisible();
  },
};
export const ShortText: Story = { args: { text: 'osh.uz' } };
export const LongText: Story = {
  args: { text: `https://ofd.soliq.uz/check?t=${'EP000000000025'.repeat(20)}` },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { label: 'رمز الإيصال' }, globals: { language: 'ar' } };

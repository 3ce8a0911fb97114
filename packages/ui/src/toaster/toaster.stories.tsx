import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Toaster } from './toaster.tsx';

const undo = fn();

const meta = {
  title: 'Sheets and routes/Toaster',
  component: Toaster,
  parameters: { surface: 'bare' },
  args: {
    label: 'Xabarlar',
    closeLabel: 'Yopish',
    durationMs: 4500,
    placement: 'top-right',
    gapPx: 16,
    toasts: [{ id: '1', text: 'Toʻy oshi savatdan olindi', action: { label: 'Qaytarish', onAction: undo } }],
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div className="stage stageTall">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Undo does its thing and takes the notification away. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Qaytarish' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('1');
  },
};
/** The live region exists beforehand, so that its content is announced. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Xabarlar' })).toBeEmptyDOMElement();
  },
};
export const Tones: Story = {
  args: {
    toasts: [
      { id: '1', text: 'Manzil saqlandi', tone: 'success' },
      {
        id: '2',
        title: 'Error in nominatim',
        text: 'Keyinroq urinib koʻring yoki bizga xabar bering.',
        tone: 'error',
      },
      { id: '3', text: 'Havola nusxalandi' },
    ],
  },
};
export const Error: Story = {
  args: {
    toasts: [
      {
        id: '1',
        text: 'Keyinroq urinib koʻring.',
        tone: 'error',
        action: { label: 'Qayta', onAction: fn() },
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    toasts: [
      {
        id: '1',
        text: 'Блюдо «Плов праздничный с говядиной» удалено из корзины, цена остальных не изменилась',
        action: { label: 'Вернуть', onAction: fn() },
      },
    ],
  },
};
export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    label: 'إشعارات',
    closeLabel: 'إغلاق',
    toasts: [{ id: '1', text: 'تم حفظ العنوان', tone: 'success' }],
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PhotoPicker } from './photo-picker.tsx';

const src =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="%23c60"/%3E%3C/svg%3E';
const photo = (id: string) => ({ id, src, name: `Surat ${id}`, removeLabel: `Surat ${id}ni olib tashlash` });

const meta = {
  title: 'Sheets and routes/PhotoPicker',
  component: PhotoPicker,
  args: {
    label: 'Restoran uchun suratlar',
    hint: 'Faqat restoran koʻradi.',
    photos: [photo('1'), photo('2')],
    add: { label: 'Surat qoʻshish', isBusy: false, several: true },
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotoPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Surat qoʻshish'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Surat 2ni olib tashlash' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
  },
};
export const Empty: Story = { args: { photos: [] } };
export const Busy: Story = { args: { add: { label: 'Yuborilmoqda', isBusy: true, several: true } } };
export const Loading: Story = { args: { photos: [{ ...photo('1'), src: null }] } };
export const Full: Story = { args: { photos: [photo('1'), photo('2'), photo('3')], add: null } };
export const Error: Story = { args: { error: 'Bu faylni rasm sifatida ishlatib boʻlmaydi.' } };
export const LongText: Story = {
  args: {
    label: 'Фотографии для ресторана',
    add: { label: 'Добавить фотографию', isBusy: false, several: false },
    error: 'Нет соединения. Проверьте интернет и попробуйте ещё раз: введённое не потеряется.',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'صور للمطعم', add: { label: 'إضافة صورة', isBusy: false, several: true } },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { ErrorState } from './error-state.tsx';

const retry = fn();

const meta = {
  title: 'Sheets and routes/ErrorState',
  component: ErrorState,
  args: {
    title: 'Filiallar yuklanmadi',
    text: 'Internetni tekshirib, qayta urinib koʻring.',
    action: <PrimaryButton onClick={retry}>Qayta urinish</PrimaryButton>,
    requestId: 'Soʻrov 5f2c-91ab',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Qayta urinish' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const WholePage: Story = {
  args: { asPage: true, title: 'Sahifa topilmadi', drawing: 'search', requestId: null },
};
export const Offline: Story = {
  args: { drawing: 'offline', title: 'Internet yoʻq', text: 'Menyu va savat saqlangan.', requestId: null },
};
export const LongText: Story = {
  args: {
    title: 'Не удалось получить список филиалов этого города',
    text: 'Попробуйте ещё раз через минуту или позвоните нам: мы примем заказ по телефону.',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    title: 'تعذر التحميل',
    text: 'تحقق من الاتصال وحاول مرة أخرى.',
    action: <PrimaryButton>إعادة المحاولة</PrimaryButton>,
    requestId: null,
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Sheets and routes/EmptyState',
  component: EmptyState,
  args: {
    drawing: 'basket',
    title: 'Savat boʻsh',
    text: 'Menyudan yoqqanini qoʻshing — u shu yerda kutib turadi.',
    action: <PrimaryButton>Menyuga oʻtish</PrimaryButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = {
  args: { drawing: 'search', title: 'Hech narsa topilmadi', text: null, action: null },
};
export const LongText: Story = {
  args: {
    drawing: 'orders',
    title: 'У вас пока нет ни одного завершённого заказа',
    text: 'Здесь появятся все заказы с этого номера телефона. Повторить любой из них можно будет в одно касание.',
  },
};
export const RedBrand: Story = { globals: { brand: 'burger' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    title: 'السلة فارغة',
    text: 'أضف ما يعجبك من القائمة.',
    action: <PrimaryButton>إلى قائمة الطعام</PrimaryButton>,
  },
  globals: { language: 'ar' },
};

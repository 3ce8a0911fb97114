import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ActionBar } from '../action-bar/action-bar.tsx';
import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { SectionCard } from '../section-card/section-card.tsx';
import { PageFrame } from './page-frame.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';

const card = <SectionCard title="Qayerga">Amir Temur 12</SectionCard>;

const meta = {
  title: 'Sheets and routes/PageFrame',
  component: PageFrame,
  args: { title: 'Buyurtma berish', backLabel: 'Orqaga', onBack: fn(), children: card },
} satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Orqaga' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveTextContent('Amir Temur 12');
  },
};
export const Loading: Story = { args: { children: <SkeletonRows label="Yuklanmoqda" /> } };
export const Empty: Story = {
  args: {
    title: 'Buyurtmalarim',
    children: (
      <EmptyState
        drawing="orders"
        title="Buyurtmalar hali yoʻq"
        action={<PrimaryButton>Menyuga oʻtish</PrimaryButton>}
      />
    ),
  },
};
export const Error: Story = {
  args: {
    title: 'Buyurtmalarim',
    children: (
      <ErrorState
        title="Buyurtmalar yuklanmadi"
        text="Internetni tekshirib, qayta urinib koʻring."
        action={<PrimaryButton>Qayta urinish</PrimaryButton>}
      />
    ),
  },
};
export const WithButton: Story = {
  args: {
    footer: (
      <ActionBar>
        <PrimaryButton price="87 500 soʻm">Buyurtma</PrimaryButton>
      </ActionBar>
    ),
  },
};
export const WithAside: Story = {
  args: {
    aside: <SectionCard title="Jami">87 500 soʻm</SectionCard>,
    footer: (
      <ActionBar>
        <PrimaryButton price="87 500 soʻm">Buyurtma</PrimaryButton>
      </ActionBar>
    ),
  },
};
/** From 1024 px on the sums are beside the page, with the main button under them. */
export const Desktop: Story = { ...WithAside, globals: { viewport: { value: 'desktop' } } };
export const LongText: Story = { args: { title: 'Toshkent shahar, Mirzo Ulugʻbek tumani filiali' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    title: 'إتمام الطلب',
    backLabel: 'رجوع',
    children: <SectionCard title="إلى أين">شارع الأمير تيمور 12</SectionCard>,
  },
  globals: { language: 'ar' },
};

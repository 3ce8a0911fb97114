import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ActionBar } from '../action-bar/action-bar.tsx';
import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { SectionCard } from '../section-card/section-card.tsx';
import { PageFrame } from './page-frame.tsx';

const card = <SectionCard title="Qayerga">Amir Temur 12</SectionCard>;

const meta = {
  title: 'Sheets and routes/PageFrame',
  component: PageFrame,
  args: { title: 'Buyurtma berish', backLabel: 'Orqaga', onBack: fn(), children: card },
} satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithButton: Story = {
  args: {
    footer: (
      <ActionBar>
        <PrimaryButton price="87 500 so'm">Buyurtma</PrimaryButton>
      </ActionBar>
    ),
  },
};
/** From 1024 px on the sums stand beside the page, with the main button under them. */
export const WithAside: Story = {
  args: {
    aside: <SectionCard title="Jami">87 500 so'm</SectionCard>,
    footer: (
      <ActionBar>
        <PrimaryButton price="87 500 so'm">Buyurtma</PrimaryButton>
      </ActionBar>
    ),
  },
};
export const LongTitle: Story = { args: { title: 'Toshkent shahar, Mirzo Ulugʻbek tumani filiali' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { title: 'إتمام الطلب' }, globals: { language: 'ar' } };

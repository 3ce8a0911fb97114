import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { BellIcon, GlobeIcon, LogoutIcon } from '../icons/icons.tsx';
import { HeartIcon } from '../menu-icons/menu-icons.tsx';
import { Cell, CellList, SwitchCell } from './cell-list.tsx';

function Notifications(labels: { title: string; description: string }) {
  const [on, setOn] = useState(true);
  return <SwitchCell {...labels} checked={on} onChange={setOn} />;
}

const meta = {
  title: 'Sheets and routes/CellList',
  component: CellList,
  args: {
    title: 'Sozlamalar',
    children: (
      <>
        <Cell title="Sevimlilar" icon={<HeartIcon />} href="#favourites" end="12" />
        <Cell title="Til" icon={<GlobeIcon />} onClick={fn()} end="Oʻzbekcha" />
        <Cell title="Xabarlar" description="2 ta yangi" icon={<BellIcon />} href="#notifications" />
        <Notifications title="Yangiliklar" description="Aksiya va chegirmalar haqida" />
        <Cell title="Chiqish" icon={<LogoutIcon />} tone="danger" onClick={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof CellList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const notificationSwitch = canvas.getByRole('switch', { name: /Yangiliklar/ });
    await userEvent.click(notificationSwitch);
    await expect(notificationSwitch).not.toBeChecked();
  },
};
/** A disabled row stays in place, and shows that it is disabled. */
export const Disabled: Story = {
  args: {
    children: (
      <>
        <Cell title="Kartalar" description="Tez orada" href="#cards" disabled />
        <SwitchCell title="SMS" checked={false} disabled onChange={fn()} />
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'Настройки',
    children: (
      <Cell
        title="Публичная оферта о заключении договора купли-продажи готовых блюд"
        description="Последнее изменение 21 ноября 2026 года, версия для печати"
        href="#offer"
      />
    ),
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    title: 'الإعدادات',
    children: (
      <>
        <Cell title="المفضلة" icon={<HeartIcon />} href="#favourites" end="12" />
        <Cell title="اللغة" icon={<GlobeIcon />} onClick={fn()} end="العربية" />
      </>
    ),
  },
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

import type { IconProps } from '../icons/glyph.tsx';
import { Glossary } from '../testing/index.ts';
import * as icons from './app-icons.tsx';

const ALL: readonly [string, ComponentType<IconProps>][] = Object.entries(icons);

function AppIcons({ size }: IconProps) {
  return (
    <Glossary
      entries={ALL.map(([name, Icon]) => [name.replace('Icon', ''), <Icon key={name} size={size} />])}
    />
  );
}

const meta = { title: 'Sheets and routes/App icons', component: AppIcons, args: { size: 24 } } satisfies Meta<
  typeof AppIcons
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

import type { IconProps } from '../icons/glyph.tsx';
import { Glossary } from '../testing/index.ts';
import * as icons from './menu-icons.tsx';

const ALL: readonly [string, ComponentType<IconProps>][] = Object.entries(icons);

function MenuIcons({ size }: IconProps) {
  return (
    <Glossary
      entries={ALL.map(([name, Icon]) => [name.replace('Icon', ''), <Icon key={name} size={size} />])}
    />
  );
}

const meta = { title: 'Menu/Icons', component: MenuIcons, args: { size: 24 } } satisfies Meta<
  typeof MenuIcons
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };

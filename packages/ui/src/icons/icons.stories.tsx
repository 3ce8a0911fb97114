import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

import { Glossary } from '../testing/index.ts';
import type { IconProps } from './glyph.tsx';
import * as icons from './icons.tsx';

const ALL: readonly [string, ComponentType<IconProps>][] = Object.entries(icons);

function Icons({ size }: IconProps) {
  return (
    <Glossary
      entries={ALL.map(([name, Icon]) => [name.replace('Icon', ''), <Icon key={name} size={size} />])}
    />
  );
}

const meta = { title: 'Sheets and routes/Icons', component: Icons, args: { size: 24 } } satisfies Meta<
  typeof Icons
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden from screen readers: the button or row around them has the label. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(ALL.length);
  },
};
export const Small: Story = { args: { size: 16 } };
export const Dark: Story = { globals: { scheme: 'dark' } };
/** What points along the text turns round with it, and nothing else does. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].filter(
      (icon) => getComputedStyle(icon).transform === 'matrix(-1, 0, 0, 1, 0, 0)',
    );
    const names = turned.map((icon) => icon.parentElement?.textContent);
    await expect(names).toEqual(expect.arrayContaining(['ChevronEnd', 'Back']));
    await expect(names).not.toContain('Check');
  },
};

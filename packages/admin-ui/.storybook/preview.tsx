import '../src/theme/tokens.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';

import { expectFits, expectTouchable } from './checks.ts';

type SurroundingsProps = { globals: Globals; isBare: boolean; children: ReactNode };

/** Sets scheme, direction and the height of a row, as the device sets them for the back office. */
function Surroundings({ globals, isBare, children }: SurroundingsProps) {
  const { scheme, direction, pointer } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.scheme = scheme === 'dark' ? 'dark' : 'light';
    root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
    root.style.setProperty('--dx-row', pointer === 'mouse' ? '36px' : '48px');
  }, [scheme, direction, pointer]);
  return <div className={isBare ? 'story storyBare' : 'story'}>{children}</div>;
}

const withSurroundings: Decorator = (Story, { globals, parameters }) => (
  <Surroundings globals={globals} isBare={parameters.isBare === true}>
    <Story />
  </Surroundings>
);

const choice = (description: string, icon: 'contrast' | 'transfer' | 'pointerhand', items: string[]) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withSurroundings],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // The Storybook addon ignores the viewport of vitest.config.ts and takes 1200 px where a story names none.
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  initialGlobals: { scheme: 'light', direction: 'ltr', pointer: 'finger', viewport: { value: 'phone' } },
  globalTypes: {
    scheme: choice('Light or dark', 'contrast', ['light', 'dark']),
    direction: choice('Direction of text', 'transfer', ['ltr', 'rtl']),
    pointer: choice('Height of a row', 'pointerhand', ['finger', 'mouse']),
  },
  afterEach: ({ globals }) => {
    expectFits();
    if (globals.pointer === 'finger') expectTouchable();
  },
};

export default preview;

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInStorefront } from '../../testing/index.ts';
import { GroupPart } from './group-part.tsx';
import type { ShownPart } from './use-group-parts.ts';

const part = (change: Partial<ShownPart['member']>): ShownPart => ({
  member: {
    id: 'b',
    name: 'Aziz',
    isHost: false,
    isDone: true,
    version: 1,
    lines: [],
    share: null,
    isPaid: null,
    ...change,
  },
  lines: [],
  sum: 0,
});

test('C6 who chose nothing owes nothing once the order is placed: no sum and no paid mark', async () => {
  renderInStorefront(<GroupPart part={part({ share: 0, isPaid: true })} isMine={false} />);
  expect(await screen.findByText('No dishes')).toBeTruthy();
  expect(screen.queryByText('Paid')).toBeNull();
  expect(screen.queryByText('Share of the order')).toBeNull();
});

test('C6 until then the others see that the person has no dishes yet', async () => {
  renderInStorefront(<GroupPart part={part({})} isMine={false} />);
  expect(await screen.findByText('No dishes yet')).toBeTruthy();
  expect(screen.getByText('Ready')).toBeTruthy();
});

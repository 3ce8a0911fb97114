import { aBranch, everyDay } from '@dasturxon/core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aFakeMap, renderInShop } from '../../testing/index.ts';
import { BranchCards, BranchesOnMap } from './branch-pages.tsx';

const FULL = 'GET /users/v1/branches/full';
const called = (eng: string) => ({ uz: '', ru: '', eng });
const morning = new Date('2026-05-11T02:00:00Z');

const open = aBranch({ id: 'open', name: called('Chorsu'), workHours: everyDay({ open: '06:00' }) });
const late = aBranch({ id: 'late', name: called('Center'), latitude: 41.31, longitude: 69.28 });
const holiday = aBranch({
  id: 'holiday',
  name: called('Sergeli'),
  workHours: everyDay().map((day) => ({ ...day, isDayOff: day.weekName === 'MONDAY' })),
});
const kitchen = aBranch({ id: 'kitchen', name: called('Kitchen') });
kitchen.settings = { ...kitchen.settings, pickupEnabled: false };
const gone = aBranch({ id: 'gone', name: called('Gone'), isActive: false });

test('SCR-10 RT-17 VAL-16 every active branch is listed with whether it is open now, and when it opens', async () => {
  renderInShop(<BranchCards />, {
    deps: { now: () => morning },
    answers: { [FULL]: [open, late, holiday, kitchen, gone] },
  });

  const card = async (name: string) => (await screen.findByText(name)).closest('article')!.textContent;
  expect(await card('Chorsu')).toContain('Open now');
  expect(await card('Center')).toContain('Opens at 09:00');
  expect(await card('Sergeli')).toMatch(/Opens tomorrow at 09:00.*Today is a holiday/);
  expect(await card('Kitchen')).toBeTruthy();
  expect(screen.queryByText('Gone')).toBeNull();
});

test('ERR-16 a merchant without branches says so', async () => {
  renderInShop(<BranchCards />, { answers: { [FULL]: [] } });
  expect(await screen.findByText('No branches')).toBeTruthy();
});

test('SCR-10 RT-18 on the map a marker shows its branch below', async () => {
  const map = aFakeMap();
  renderInShop(<BranchesOnMap Map={map.Map} />, { answers: { [FULL]: [open, late] } });
  await waitFor(() => expect(map.props().markers).toHaveLength(2));
  expect(screen.getByRole('article').textContent).toContain('Chorsu');

  act(() => map.props().onMarker?.('late'));
  expect(screen.getByRole('article').textContent).toContain('Center');
});

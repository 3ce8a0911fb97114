import { aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { DownloadOwnData } from './download-own-data.tsx';

const READ = 'GET /users/v1/users/me/data';
const DATA = {
  madeDate: '2026-05-13T07:00:00.000Z',
  profile: aUser(),
  telegramId: null,
  clickId: null,
  devices: [],
  addresses: [],
  favourites: ['product-1'],
  cards: [],
  orders: [],
  reservations: [],
  reviews: [],
  cashback: { balance: 0, history: [] },
  notifications: [],
};

function show(answers: Answers, shell: 'web' | 'tg' = 'web') {
  const session = JSON.stringify({ token: 't-1', user: aUser() });
  return renderInStorefront(<DownloadOwnData />, {
    deps: { shell, storage: aStore({ 'dasturxon:m-1:session': session }) },
    answers,
  });
}

test('PRIV-02 a press saves a file with the answer of the server', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:own-data';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  show({ [READ]: DATA });
  fireEvent.click(await screen.findByRole('button', { name: /Download my data/ }));
  await waitFor(() => expect(names).toEqual(['my-data-2026-05-13.json']));
  expect(JSON.parse(await saved[0]!.text())).toMatchObject({ favourites: ['product-1'] });
});

test('PRIV-02 a failed download is an error notice; mini-apps, which save no files, have no button', async () => {
  const { store } = show({ [READ]: () => new Response('{}', { status: 500 }) });
  fireEvent.click(await screen.findByRole('button', { name: /Download my data/ }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.tone).toBe('error'));
  document.body.innerHTML = '';
  show({}, 'tg');
  expect(screen.queryByRole('button', { name: /Download my data/ })).toBeNull();
});

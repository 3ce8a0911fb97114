import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Toaster } from '../toaster/toaster.tsx';
import { MenuHeader } from './menu-header.tsx';

test('FMT-08 a street in Latin letters on an Arabic page is cut at its end, not at its beginning', () => {
  render(
    <MenuHeader
      brand={{ name: 'Dilkash', logo: null, href: '/' }}
      place={{ how: 'توصيل', where: 'Amir Temur Avenue 12' }}
      search={{ label: 'بحث', href: '/search' }}
    />,
  );
  expect(screen.getByText('Amir Temur Avenue 12').getAttribute('dir')).toBe('auto');
});

test('K-04 a notification is below the menu’s header', () => {
  const { container } = render(
    <MenuHeader
      brand={{ name: 'Dilkash', logo: null, href: '/' }}
      place={{ how: 'Delivery', where: 'Amir Temur Avenue 12' }}
      search={{ label: 'Search', href: '/search' }}
    />,
  );
  container.querySelector('header')!.getBoundingClientRect = () => ({ bottom: 64 }) as DOMRect;
  const toasts = [{ id: '1', text: 'Added to favourites' }];
  const about = { label: 'Notifications', closeLabel: 'Close', durationMs: 5000, gapPx: 16 };
  render(<Toaster {...about} toasts={toasts} placement="top-right" onClose={() => undefined} />);
  expect(screen.getByRole('status').style.insetBlockStart).toBe('80px');
});

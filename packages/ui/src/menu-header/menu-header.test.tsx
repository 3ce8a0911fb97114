import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

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

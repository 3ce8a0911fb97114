import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { MenuHeader } from './menu-header.tsx';

test('FMT-08 a street in Latin letters on an Arabic page is cut at its end, not at its beginning', () => {
  render(
    <MenuHeader
      brandName="Dilkash"
      logo={null}
      homeHref="/"
      how="توصيل"
      where="Amir Temur Avenue 12"
      searchLabel="بحث"
      searchHref="/search"
    />,
  );
  expect(screen.getByText('Amir Temur Avenue 12').getAttribute('dir')).toBe('auto');
});

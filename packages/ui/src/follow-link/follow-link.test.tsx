import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { followLink } from './follow-link.ts';

test('a plain click navigates inside the storefront; the browser handles a click for a new tab', () => {
  const go = vi.fn();
  render(
    <a href="#x" onClick={(event) => followLink(event, go)}>
      x
    </a>,
  );
  const link = screen.getByRole('link');

  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(go).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

import { HeadingRef, PageHeader } from '@dasturxon/ui/page-header';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { focusHeading } from './focus-heading.ts';

function AScreen({ title, children }: { title: string | null; children?: ReactNode }) {
  return (
    <HeadingRef value={focusHeading}>
      <div data-page="">
        {title === null ? null : <PageHeader key={title} title={title} />}
        {children}
      </div>
    </HeadingRef>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('the heading of a screen that has opened takes the focus, without a ring', () => {
  render(<AScreen title="My orders" />);
  expect(document.activeElement).toBe(heading());
  expect(heading().style.outlineStyle).toBe('none');
});

test('a link that led there, and stays where it is, gives it up', () => {
  const link = render(<a href="/profile/orders">Orders</a>);
  link.getByRole('link').focus();
  render(<AScreen title="My orders" />);
  expect(document.activeElement).toBe(heading());
});

test('a field that the screen focuses itself keeps the focus', () => {
  render(
    <AScreen title="Sign in">
      <input autoFocus />
    </AScreen>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a dialog over the screen keeps it too', () => {
  const dialog = render(
    <dialog open>
      <button type="button">Close</button>
    </dialog>,
  );
  dialog.getByRole('button').focus();
  render(<AScreen title="Basket" />);
  expect(document.activeElement).toBe(dialog.getByRole('button'));
});

test('a heading that comes later, and one that takes its place, get it then', () => {
  const { rerender } = render(<AScreen title={null} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<AScreen title="Order" />);
  expect(document.activeElement).toBe(heading());
  rerender(<AScreen title="Order 12" />);
  expect(heading().textContent).toBe('Order 12');
  expect(document.activeElement).toBe(heading());
});

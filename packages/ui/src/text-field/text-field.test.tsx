import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { TextField } from './text-field.tsx';

const field = { label: 'Name', value: 'A', onChange: vi.fn() };
const feedback = { busyLabel: 'Checking' };

test('ENUM-23 a field is empty, validating, in error or successful, each distinguishable without colour', () => {
  const { rerender } = render(
    <TextField {...field} feedback={{ ...feedback, state: 'empty', hint: 'As the courier calls you' }} />,
  );
  expect(screen.getByText('As the courier calls you')).toBeTruthy();

  rerender(<TextField {...field} feedback={{ ...feedback, state: 'validating' }} />);
  expect(screen.getByText('Checking')).toBeTruthy();

  rerender(
    <TextField {...field} feedback={{ ...feedback, state: 'error', message: 'Two letters at least' }} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Two letters at least');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');

  rerender(<TextField {...field} feedback={{ ...feedback, state: 'success' }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('svg')).toBeTruthy();
});

test('the typed value is passed as text', () => {
  const onChange = vi.fn();
  render(<TextField {...field} onChange={onChange} />);

  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Aziza' } });
  expect(onChange).toHaveBeenCalledWith('Aziza');
});

test.each([
  ['a name', { value: 'Malika' }, 'auto'],
  ['an empty field', { value: '' }, null],
  ['a phone', { value: '+998 90', input: { type: 'tel' as const } }, null],
  ['a sum', { value: '50 000', input: { inputMode: 'numeric' as const } }, null],
])('B-73 %s has the direction of its own letters, else the page’s', (_name, change, dir) => {
  render(<TextField {...field} {...change} />);
  expect(screen.getByRole('textbox').getAttribute('dir')).toBe(dir);
});

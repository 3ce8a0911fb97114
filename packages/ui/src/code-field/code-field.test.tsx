import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { CodeField } from './code-field.tsx';

const show = (value: string) => {
  const onChange = vi.fn();
  const onComplete = vi.fn();
  render(<CodeField label="Code" value={value} onChange={onChange} onComplete={onComplete} />);
  return { onChange, onComplete };
};

const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

test('digits are taken from whatever is pasted, and six of them complete the code once', () => {
  const { onChange, onComplete } = show('');

  type('Code: 123-456!');
  expect(onChange).toHaveBeenCalledWith('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('fewer digits complete nothing', () => {
  const { onComplete } = show('');

  type('12345');
  expect(onComplete).not.toHaveBeenCalled();
});

test('the phone may fill it in from the message', () => {
  show('');
  const input = screen.getByRole('textbox');

  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
  expect(input.getAttribute('inputmode')).toBe('numeric');
});

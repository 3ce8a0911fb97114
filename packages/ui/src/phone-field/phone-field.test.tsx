import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { PhoneField } from './phone-field.tsx';

const format = (digits: string) =>
  digits.replace(/(..)(...)?(..)?(..)?/, (_, ...parts) => parts.slice(0, 4).filter(Boolean).join(' '));

function Typing({ start }: { start: string }) {
  const [digits, setDigits] = useState(start);
  return (
    <PhoneField
      label="Phone"
      prefix="+998"
      value={digits}
      format={format}
      onChange={(text) => setDigits(text.replace(/\D/g, '').slice(-9))}
    />
  );
}

test('a number pasted in any form is handed over as it is and shown as the caller writes it', () => {
  render(<Typing start="" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');

  fireEvent.change(input, { target: { value: '+998 (90) 123-45-67' } });
  expect(input.value).toBe('90 123 45 67');
});

test('the caret stays behind its digit when one is taken out of the middle', () => {
  render(<Typing start="901234567" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();

  input.value = '90 13 45 67';
  input.setSelectionRange(4, 4);
  fireEvent.input(input, { target: { value: '90 13 45 67' } });
  expect(input.selectionStart).toBe(4);
});

import { useState } from 'react';

/** A choice that this device keeps, such as the station of a tablet; empty before the first. */
export function useStored(name: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(name) ?? '');
  const choose = (chosen: string) => {
    localStorage.setItem(name, chosen);
    setValue(chosen);
  };
  return [value, choose];
}

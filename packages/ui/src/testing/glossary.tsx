import type { ReactNode } from 'react';

/** Things with their names below them, for a story that shows a whole set. */
export function Glossary({ entries }: { entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <ul className="glossary">
      {entries.map(([name, thing]) => (
        <li key={name}>
          {thing}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

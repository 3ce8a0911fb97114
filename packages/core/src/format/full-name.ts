type Named = { firstName: string | null; lastName: string | null };

/** First and last name of a person as one line; empty without either. */
export const fullName = (person: Named | null | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');

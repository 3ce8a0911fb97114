import type { User } from '@dasturxon/core/auth';
import { formatIsoDay } from '@dasturxon/core/format';
import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useState } from 'react';

import { type ProfileChange, saveProfile } from '../../domains/account/me.ts';
import { useDeps } from '../../hosts/deps.ts';
import { checkProfile, type ProfileDraft, type ProfileErrors } from './check-profile.ts';

type State = { draft: ProfileDraft; errors: ProfileErrors };

/** A customer's details while they are edited: checked on saving, and a field's error gone when it changes. */
export function useProfileForm(user: User, onSaved: () => void) {
  const store = useStore();
  const { now, timeZone } = useDeps();
  const [state, setState] = useState<State>(() => ({ draft: draftOf(user), errors: {} }));
  const saving = useMutation({
    mutationFn: (profile: ProfileChange) => saveProfile(store, user.id, profile),
    onSuccess: (saved) => {
      setState({ draft: draftOf(saved), errors: {} });
      onSaved();
    },
  });

  const change = (part: Partial<ProfileDraft>) => {
    if (saving.isError) saving.reset();
    setState((old) => {
      const changed = Object.keys(part);
      const errors = Object.entries(old.errors).filter(([field]) => !changed.includes(field));
      return { draft: { ...old.draft, ...part }, errors: Object.fromEntries(errors) };
    });
  };

  /** Returns the first invalid field; null when all of them are sent. */
  const save = (): keyof ProfileDraft | null => {
    const checked = checkProfile(state.draft, formatIsoDay(now(), timeZone));
    if (!checked.ok) {
      setState((old) => ({ ...old, errors: checked.errors }));
      // Errors are kept under the names of the draft's fields.
      return (Object.keys(checked.errors)[0] as keyof ProfileDraft | undefined) ?? null;
    }
    saving.mutate(checked.profile);
    return null;
  };

  return { ...state, isBusy: saving.isPending, failure: saving.error, change, save };
}

function draftOf(user: User): ProfileDraft {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
    birthday: user.birthday ?? '',
    gender: user.gender,
  };
}

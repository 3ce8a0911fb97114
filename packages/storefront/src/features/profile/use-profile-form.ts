import type { User } from '@dasturxon/core/auth';
import { useStore } from 'jotai';
import { useState } from 'react';

import { saveProfile } from '../../domains/account/me.ts';
import { useDeps } from '../../hosts/deps.ts';
import { checkProfile, type ProfileDraft, type ProfileErrors } from './check-profile.ts';

type State = { draft: ProfileDraft; errors: ProfileErrors; isBusy: boolean; failure: unknown };

/** A customer's details while they are edited: checked on saving, and a field's error gone when it changes. */
export function useProfileForm(user: User, onSaved: () => void) {
  const store = useStore();
  const { now } = useDeps();
  const [state, setState] = useState<State>(() => ({
    draft: draftOf(user),
    errors: {},
    isBusy: false,
    failure: null,
  }));

  const change = (part: Partial<ProfileDraft>) =>
    setState((old) => {
      const changed = Object.keys(part);
      const errors = Object.entries(old.errors).filter(([field]) => !changed.includes(field));
      return { ...old, draft: { ...old.draft, ...part }, errors: Object.fromEntries(errors), failure: null };
    });

  /** Says which field is the first that is wrong; null when everything was sent. */
  const save = async (): Promise<keyof ProfileDraft | null> => {
    const checked = checkProfile(state.draft, now().toISOString().slice(0, 10));
    if (!checked.ok) {
      setState((old) => ({ ...old, errors: checked.errors }));
      // Errors are kept under the names of the draft's fields.
      return (Object.keys(checked.errors)[0] as keyof ProfileDraft | undefined) ?? null;
    }
    setState((old) => ({ ...old, isBusy: true, failure: null }));
    try {
      const saved = await saveProfile(store, user.id, checked.profile);
      setState({ draft: draftOf(saved), errors: {}, isBusy: false, failure: null });
      onSaved();
    } catch (failure) {
      setState((old) => ({ ...old, isBusy: false, failure }));
    }
    return null;
  };

  return { ...state, change, save };
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

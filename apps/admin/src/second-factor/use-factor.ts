import {
  addPasskey,
  type ApiError,
  askPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  proveFactor,
  provePasskey,
  readFactor,
  removePasskey,
  renewRecoveryCodes,
  unwrap,
} from '@dasturxon/core/api';
import type { SecondFactor } from '@dasturxon/core/staff';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient, SESSION_KEY } from '../api/query-client.ts';

const FACTOR_KEY = ['factor'];

/** The options of the WebAuthn API that the browser's library takes; the server makes them with the same library. */
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Whether this browser can use passkeys on this page. */
export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;

/** The second factors of the person. */
export const useFactor = () =>
  useQuery<SecondFactor, ApiError>({
    queryKey: FACTOR_KEY,
    queryFn: async ({ signal }) => unwrap(await api(readFactor, { signal })),
    staleTime: 0,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: FACTOR_KEY });

/** Reads the session again: a proven one has permissions. */
export const refreshSession = () => queryClient.invalidateQueries({ queryKey: SESSION_KEY });

/** A new secret for an authenticator app. */
export const useBeginTotp = () => useMutation({ mutationFn: async () => unwrap(await api(beginTotp)) });

/** Sets the authenticator app up by its first code. */
export const useConfirmTotp = () =>
  useMutation({
    mutationFn: async (code: string) => unwrap(await api(confirmTotp, { body: { code } })),
    onSuccess: refresh,
  });

/** Proves the session by a code. */
export const useProve = () =>
  useMutation({
    mutationFn: async (code: string) => unwrap(await api(proveFactor, { body: { code } })),
    onSuccess: (session) => queryClient.setQueryData(SESSION_KEY, session),
  });

/** Proves the session by a passkey of this device or of a key beside it. */
export const useProvePasskey = () =>
  useMutation({
    mutationFn: async () => {
      const options = unwrap(await api(askPasskey));
      const credential = await startAuthentication({
        optionsJSON: options,
      });
      return unwrap(
        await api(provePasskey, { body: { credential: { ...credential, clientExtensionResults: {} } } }),
      );
    },
    onSuccess: (session) => queryClient.setQueryData(SESSION_KEY, session),
  });

/** Makes a passkey and sets it up under the name of this device. */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (name: string) => {
      const options = unwrap(await api(beginPasskey));
      // The contract leaves open the texts of algorithms and hints; the library names each.
      const credential = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
      return unwrap(
        await api(addPasskey, { body: { name, credential: { ...credential, clientExtensionResults: {} } } }),
      );
    },
    onSuccess: refresh,
  });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: async (id: string) => unwrap(await api(removePasskey, { params: { id } })),
    onSuccess: refresh,
  });

/** Replaces the recovery codes. */
export const useRenewCodes = () =>
  useMutation({ mutationFn: async () => unwrap(await api(renewRecoveryCodes)), onSuccess: refresh });

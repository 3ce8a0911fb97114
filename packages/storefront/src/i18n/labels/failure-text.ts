import { ApiError, CLIENT_FAILURES, describeError, type ClientFailure } from '@dasturxon/core/api';
import type { Language } from '@dasturxon/core/kernel';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The storefront's own messages, for failures without a server message. */
const OWN_MESSAGES: Readonly<Record<ClientFailure, MessageDescriptor>> = {
  'network.failed': msg`No connection. Check your internet and try again: nothing you typed is lost.`,
  'network.timeout': msg`The server is taking too long to respond. Try again in a moment.`,
  'call.cancelled': msg`Cancelled.`,
  'answer.invalid': msg`We could not read the server's answer. Try again later.`,
};

const isOwn = (code: string): code is ClientFailure => (CLIENT_FAILURES as readonly string[]).includes(code);

/** A chunk that did not come: the network's fault, like a call that did not. */
const isLostChunk = (error: unknown) =>
  error instanceof TypeError && /import|module|fetch/i.test(error.message);

/** The guest's message for a failure: the server's in their language, else ours. */
export function failureText(i18n: I18n, language: Language, error: unknown): string {
  if (!(error instanceof ApiError))
    return i18n._(OWN_MESSAGES[isLostChunk(error) ? 'network.failed' : 'answer.invalid']);
  return isOwn(error.code) ? i18n._(OWN_MESSAGES[error.code]) : describeError(error, language);
}

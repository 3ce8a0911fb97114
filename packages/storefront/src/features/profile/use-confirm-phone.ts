import { AuthDeclined, type CodeChannel, type CodeQuestion } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { renewByCode } from '../../domains/account/renew-session.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';

type Confirmation = {
  isBusy: boolean;
  failure: unknown;
  /** What to ask of the customer; null before a code was sent. */
  question: CodeQuestion | null;
  /** When another code may be asked for, in ms. */
  resendAt: number | null;
};

const START: Confirmation = { isBusy: false, failure: null, question: null, resendAt: null };

type Answer = { give: (code: string) => void; leave: () => void };

/** Signs the customer in again by a code to their current phone; `onConfirmed` is called with the new session in use. */
export function useConfirmPhone(onConfirmed: () => void) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const store = useStore();
  const deps = useDeps();
  const [state, setState] = useState(START);
  const waiting = useRef<Answer>(null);
  useEffect(() => () => waiting.current?.leave(), []);

  const resendIn = (seconds: number) => deps.now().getTime() + seconds * 1000;
  const askCode = (question: CodeQuestion) => {
    setState({ ...START, question, resendAt: resendIn(question.resendInSeconds) });
    return new Promise<string>((give, reject) => {
      waiting.current = { give, leave: () => reject(new AuthDeclined()) };
    });
  };
  const start = async (channel: CodeChannel) => {
    if (state.isBusy) return;
    setState({ ...START, isBusy: true });
    try {
      await renewByCode({ store, deps }, { askCode, channel });
      onConfirmed();
    } catch (failure) {
      setState({ ...START, failure: failure instanceof AuthDeclined ? null : failure });
    }
  };
  const resend = async (channel: CodeChannel) => {
    try {
      const seconds = (await state.question?.resend(channel)) ?? 0;
      setState((old) => ({
        ...old,
        failure: null,
        question: old.question && { ...old.question, channel, wasWrong: false, triesLeft: null },
        resendAt: resendIn(seconds),
      }));
    } catch (failure) {
      setState((old) => ({ ...old, failure }));
    }
  };

  const byTelegram = state.question?.channel === 'TELEGRAM';
  const isWrong = byTelegram
    ? t`Wrong code, or the code has expired`
    : t`Wrong code entered or sms code is expired`;
  const wasWrong = state.question?.wasWrong ? isWrong : null;
  return {
    ...state,
    problem: state.failure === null ? wasWrong : failureText(i18n, language, state.failure),
    start: (channel: CodeChannel) => void start(channel),
    resend: (channel: CodeChannel) => void resend(channel),
    giveCode: (code: string) => {
      setState((old) => ({ ...old, isBusy: true, failure: null }));
      waiting.current?.give(code);
    },
    /** What was wrong is over once another code is typed. */
    forget: () =>
      setState((old) => ({
        ...old,
        failure: null,
        question: old.question && { ...old.question, wasWrong: false },
      })),
  };
}

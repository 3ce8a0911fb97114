import { ApiError } from '@dasturxon/core/api';
import {
  AuthDeclined,
  type AuthPrompt,
  type CodeChannel,
  type CodeQuestion,
  isCustomer,
} from '@dasturxon/core/auth';

import { apiOf } from '../../domains/session/api.ts';
import { enterSession } from '../../domains/account/begin-session.ts';
import type { Deps } from '../../hosts/deps.ts';
import { noticesAtom } from '../../store/notices.ts';
import { NO_SIGN_IN, type SignIn, signInAtom, signInPhoneAtom } from '../../domains/account/sign-in.ts';
import type { Store } from '../../store/store.ts';

type Waiting = { answer: (code: string) => void; leave: () => void };

/** The actions of the sign-in screens. Each resolves when the next step is ready, and never rejects. */
export type Conversation = {
  /** Starts anew with this phone; a code is sent to it, by SMS by default. */
  givePhone: (phone: string, channel?: CodeChannel) => void;
  /** Requests the phone from the host; resolves when that ends, either way. */
  shareContact: () => Promise<void>;
  /** Answers the question for the code; goes on where a failure broke the conversation off. */
  giveCode: (code: string) => void;
  /** Takes up a conversation that a reload has cut; the phone is remembered. */
  resume: () => void;
  resend: (channel: CodeChannel) => Promise<void>;
  /** The guest goes away or changes the number. */
  leave: () => void;
};

/** How a conversation begins: with a phone, a code that was typed already, and the channel of the first code. */
type Begin = { phone: string; code?: string; channel?: CodeChannel | undefined };

type Hosts = { store: Store; deps: Deps; onQuestion: () => void; onDone: () => void };

const running = new WeakMap<Store, Conversation>();

/** The one conversation of this page: screens come and go while it goes on. */
export function conversationOf(hosts: Hosts): Conversation {
  const known = running.get(hosts.store) ?? converse(hosts);
  running.set(hosts.store, known);
  return known;
}

const declined = () => Promise.reject(new AuthDeclined());
/** Nothing is asked of the customer but what the host asks. */
const ONLY_THE_HOST: AuthPrompt = { askPhone: declined, askCode: declined };
/** What was wrong with a code is over when another one has gone out. */
const SENT_ANEW = { wasWrong: false, triesLeft: null, failure: null } as const;

const phoneSentTo = (store: Store) => store.get(signInPhoneAtom)?.phone ?? null;
/** What the screens show of a question that is asked at a moment, in ms. */
const stateOf = ({ wasWrong, triesLeft, channel, resendInSeconds }: CodeQuestion, at: number) =>
  ({
    isBusy: false,
    failure: null,
    wasWrong,
    triesLeft,
    channel,
    resendAt: at + resendInSeconds * 1000,
  }) as const;

function converse({ store, deps, onQuestion, onDone }: Hosts): Conversation {
  let waiting: Waiting | null = null;
  let question: CodeQuestion | null = null;
  /** The number of the current conversation: an older one that ends late has no effect. */
  let turn = 0;
  const set = (change: Partial<SignIn>) => store.set(signInAtom, (before) => ({ ...before, ...change }));

  const promptFor = ({ phone, code: typed, channel }: Begin, mine: number): AuthPrompt => {
    let ready = typed ?? null;
    if (ready === null) set({ channel: channel ?? 'SMS' });
    return {
      typesPhone: true,
      channel,
      askPhone: async () => phone,
      askCode(about) {
        if (mine !== turn) return Promise.reject(new AuthDeclined());
        question = about;
        store.set(signInPhoneAtom, { phone, at: deps.now().getTime() });
        const code = about.triesLeft === 0 ? null : ready;
        ready = null;
        if (code !== null) return Promise.resolve(code);
        set(stateOf(about, deps.now().getTime()));
        onQuestion();
        return new Promise((answer, reject) => {
          waiting = { answer, leave: () => reject(new AuthDeclined()) };
        });
      },
    };
  };

  const start = (begin: Begin) => run((mine) => promptFor(begin, mine));
  const run = async (promptOf: (mine: number) => AuthPrompt) => {
    const mine = ++turn;
    waiting?.leave();
    waiting = null;
    set({ isBusy: true, failure: null, wasWrong: false });
    try {
      const auth = await deps.loadAuth(apiOf(store));
      const session = await auth.signIn(promptOf(mine));
      if (mine !== turn) return;
      if (!isCustomer(session.user)) throw new ApiError({ code: 'forbidden', status: 403 });
      // Clears messages for guests who are not signed in.
      store.set(noticesAtom, []);
      enterSession(store, session);
      store.set(signInAtom, { ...NO_SIGN_IN, isDone: true });
      onDone();
    } catch (failure) {
      if (mine === turn) set({ isBusy: false, failure: failure instanceof AuthDeclined ? null : failure });
    }
  };

  return {
    givePhone: (phone, channel) => void start({ phone, channel }),
    shareContact: () => run(() => ONLY_THE_HOST),
    giveCode(code) {
      const phone = phoneSentTo(store);
      if (waiting) {
        set({ isBusy: true, wasWrong: false, failure: null });
        waiting.answer(code);
        waiting = null;
      } else if (phone) void start({ phone, code });
    },
    resume() {
      const phone = phoneSentTo(store);
      if (phone && !waiting && !store.get(signInAtom).isBusy) void start({ phone });
    },
    async resend(channel) {
      const phone = phoneSentTo(store);
      if (!question) return phone ? start({ phone, channel }) : undefined;
      try {
        const seconds = await question.resend(channel);
        set({ ...SENT_ANEW, channel, resendAt: deps.now().getTime() + seconds * 1000 });
      } catch (failure) {
        set({ failure });
      }
    },
    leave() {
      turn += 1;
      waiting?.leave();
      waiting = question = null;
      store.set(signInPhoneAtom, null);
      store.set(signInAtom, NO_SIGN_IN);
    },
  };
}

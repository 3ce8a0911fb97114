import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { PinPad } from '@dasturxon/admin-ui/pin-pad';
import { localize } from '@dasturxon/core/kernel';
import { type DevicePerson, type OwnDevice, PIN_DIGITS, type WaitingOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';

import { LanguageSelect } from '../i18n/language-select.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { UnsentNotice } from '../offline/unsent-notice.tsx';
import { ROLE_LABELS } from '../people/role-labels.ts';
import { lastPerson } from '../session/last-person.ts';
import { PhoneSignIn } from '../session/sign-in-screen.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { useRing } from '../sound/use-bell.ts';
import styles from './devices.module.css';
import { useEnter } from './use-devices.ts';
import { usePinError } from './use-pin-error.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingList } from './waiting-list.tsx';

type PeopleProps = { people: readonly DevicePerson[]; onChoose: (id: string) => void };

function People({ people, onChoose }: PeopleProps) {
  const { t, i18n } = useLingui();
  return (
    <ul className={styles['people']} aria-label={t`Who are you?`}>
      {people.map(({ id, name, role, isOnShift }) => (
        <li key={id}>
          <Button onPress={() => onChoose(id)}>
            <span className={styles['person']}>
              <span>{name ?? t`Without a name`}</span>
              <span className={styles['quiet']}>{i18n._(ROLE_LABELS[role])}</span>
              {isOnShift && <Badge tone="good">{t`On shift`}</Badge>}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type PinProps = { person: DevicePerson; wanted: WaitingOrder | null; onBack: () => void };

function PinEntry({ person, wanted, onBack }: PinProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [pin, setPin] = useState('');
  const enter = useEnter();
  const error = usePinError(enter.error);
  const name = person.name ?? t`Without a name`;
  // The error belongs to the previous PIN: typing clears it.
  const change = (digits: string) => {
    if (enter.isError) enter.reset();
    setPin(digits);
  };
  const send = () => {
    if (wanted) navigate('/', { state: { order: wanted.id } });
    enter.mutate({ userId: person.id, pin });
    setPin('');
  };
  return (
    <div className={styles['entry']}>
      <PinPad
        label={t`PIN of ${name}`}
        value={pin}
        onChange={change}
        error={error}
        digits={PIN_DIGITS}
        labels={{ send: t`Enter`, erase: t`Erase a digit` }}
        isPending={enter.isPending}
        onSend={send}
      />
      <Button onPress={onBack}>{t`Another person`}</Button>
    </div>
  );
}

type EntryProps = { people: readonly DevicePerson[]; wanted: WaitingOrder | null; onPhone: () => void };

/** The people of the tablet, then the PIN of one. A locked tablet asks for the PIN of who has used it. */
function Entry({ people, wanted, onPhone }: EntryProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(lastPerson);
  const person = people.find(({ id }) => id === chosen);
  const number = wanted?.number;
  return (
    <>
      {wanted && <Notice>{t`Enter your PIN to answer order ${number}.`}</Notice>}
      {person ? (
        <PinEntry key={person.id} person={person} wanted={wanted} onBack={() => setChosen(null)} />
      ) : (
        <>
          <h2>{t`Who are you?`}</h2>
          {people.length === 0 && (
            <p>{t`No one at this branch has a PIN yet. Sign in with a phone number and set one in “My sign-in”.`}</p>
          )}
          <People people={people} onChoose={setChosen} />
          <ButtonRow>
            <Button onPress={onPhone}>{t`Sign in with a phone number`}</Button>
          </ButtonRow>
        </>
      )}
    </>
  );
}

/** A shared tablet without a session, or with a locked one: it rings for new orders and asks for a PIN. */
export function DeviceScreen({ device }: { device: OwnDevice }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const waiting = useWaiting();
  const [wanted, setWanted] = useState<WaitingOrder | null>(null);
  const [isByPhone, setByPhone] = useState(false);
  useRing(useMemo(() => waiting.map(({ timestamp }) => ({ kitchenSince: timestamp })), [waiting]));
  const place = [localize(device.brandName, language), localize(device.branchName, language)];
  return (
    <main className={styles['screen']}>
      <header className={styles['head']}>
        <div>
          <h1>{place.filter(Boolean).join(' · ')}</h1>
          <p className={styles['quiet']}>{device.name}</p>
        </div>
        <div className={styles['tools']}>
          <SoundButton />
          <LanguageSelect />
        </div>
      </header>
      <UnsentNotice />
      <div className={styles['body']}>
        <WaitingList orders={waiting} onAnswer={setWanted} />
        <div className={styles['way']}>
          {isByPhone ? (
            <div className={styles['entry']}>
              <PhoneSignIn />
              <Button onPress={() => setByPhone(false)}>{t`Enter a PIN`}</Button>
            </div>
          ) : (
            <Entry people={device.people} wanted={wanted} onPhone={() => setByPhone(true)} />
          )}
        </div>
      </div>
    </main>
  );
}

import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type ConnectedSystems, PUSH_MOMENTS, TILL_FIELDS } from '@dasturxon/core/connections';
import { formatDate } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import { TILL_KINDS, type TillKind } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from '../connections.module.css';
import { SecretField } from '../secret-field.tsx';
import { TestButton } from '../test-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { TillDishes } from './till-dishes.tsx';
import { useConnectTill } from './use-systems.ts';

const TILL_NAMES: Readonly<Record<TillKind, string>> = { POSTER: 'Poster', IIKO: 'iiko', JOWI: 'Jowi' };

const MOMENTS: Readonly<Record<(typeof PUSH_MOMENTS)[number], MessageDescriptor>> = {
  PLACED: msg`As it reaches the kitchen`,
  ACCEPTED: msg`When staff accept it`,
  PAID: msg`Once it is paid or accepted`,
};

type Props = { systems: ConnectedSystems; zone: string };

/** What is known of the till: its last answer, its last error, and how the menus differ. */
function TillState({ systems: { till }, zone }: Props) {
  const { t } = useLingui();
  if (!till) return null;
  const { lastAnswerAt, lastError, comparedAt, differences } = till;
  const at = formatDate(lastAnswerAt, { time: true }, zone);
  const compared = formatDate(comparedAt, { time: true }, zone);
  return (
    <>
      <p className={styles['quiet']}>
        {lastAnswerAt === null ? t`It has not answered yet.` : t`Last answer: ${at}`}
      </p>
      {lastError !== null && (
        <Notice tone="bad">
          {t`The last call failed:`} <bdi>{lastError}</bdi>
        </Notice>
      )}
      {comparedAt !== null && (
        <p className={styles['quiet']}>{t`Menus compared: ${compared}. Differences: ${differences}.`}</p>
      )}
    </>
  );
}

/** The fields of the card as they are typed. */
function useTyped({ till }: ConnectedSystems) {
  const [kind, setKind] = useState<TillKind>(till?.kind ?? 'IIKO');
  const [fields, setFields] = useState<Record<string, string>>({});
  const [ids, setIds] = useState<Record<string, string>>({});
  const [pushAt, setPushAt] = useState(till?.pushAt ?? 'ACCEPTED');
  const [leads, setLeads] = useState(till?.leads ?? false);
  const clear = () => {
    setFields({});
    setIds({});
  };
  const setField = (name: string, text: string) => setFields({ ...fields, [name]: text });
  const setId = (branch: string, text: string) => setIds({ ...ids, [branch]: text });
  return { kind, setKind, fields, setField, ids, setId, pushAt, setPushAt, leads, setLeads, clear };
}

function TillForm({ systems }: Pick<Props, 'systems'>) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const typed = useTyped(systems);
  const { mutate, isPending, isSuccess, error } = useConnectTill();
  const failed = useCallError(error);
  const { till, branches } = systems;
  const { kind, fields, ids, pushAt, leads } = typed;
  return (
    <>
      <div className={styles['fields']}>
        <SelectField
          label={t`Till`}
          options={TILL_KINDS.map((value) => ({ value, label: TILL_NAMES[value] }))}
          value={kind}
          onChange={typed.setKind}
        />
        {TILL_FIELDS[kind].map((field) => (
          <SecretField
            key={`${kind} ${field.name}`}
            field={field}
            isSet={till?.kind === kind}
            value={fields[field.name] ?? ''}
            onChange={(text) => typed.setField(field.name, text)}
          />
        ))}
        <SelectField
          label={t`An order goes to the till`}
          options={PUSH_MOMENTS.map((value) => ({ value, label: i18n._(MOMENTS[value]) }))}
          value={pushAt}
          onChange={typed.setPushAt}
        />
        <SelectField
          label={t`The order’s state`}
          options={[
            { value: 'SHOWN', label: t`Staff move it; the till’s is shown beside` },
            { value: 'LEADS', label: t`The till moves it on` },
          ]}
          value={leads ? 'LEADS' : 'SHOWN'}
          onChange={(value) => typed.setLeads(value === 'LEADS')}
        />
        {branches.map(({ id, name, tillId }) => {
          const branch = localize(name, language) || id;
          const known = till?.kind === kind ? tillId : null;
          return (
            <TextField
              key={id}
              label={t`Id in the till: ${branch}`}
              value={ids[id] ?? known ?? ''}
              autoComplete="off"
              onChange={(text) => typed.setId(id, text)}
            />
          );
        })}
      </div>
      <ButtonRow>
        <Button
          isPending={isPending}
          onPress={() => {
            const own = Object.fromEntries(TILL_FIELDS[kind].map(({ name }) => [name, fields[name] ?? '']));
            const trimmed = Object.fromEntries(Object.entries(ids).map(([id, text]) => [id, text.trim()]));
            mutate(
              { till: kind, fields: own, pushAt, leads, branches: trimmed, dishes: {} },
              { onSuccess: () => typed.clear() },
            );
          }}
        >{t`Save the till`}</Button>
        {till && <TestButton kind="TILL" label={t`Test the till`} />}
        {till && <RemoveButton system="TILL" name={TILL_NAMES[till.kind]} />}
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {isSuccess && <Notice>{t`Saved.`}</Notice>}
    </>
  );
}

/** The till: its account, how orders go there, and its ids of our branches and dishes. */
export function TillCard({ systems, zone }: Props) {
  const { t } = useLingui();
  const { till } = systems;
  return (
    <section className={styles['card']} aria-label={t`Till`}>
      <h3 className={styles['title']}>
        {t`Till`}{' '}
        <Badge tone={till ? 'good' : 'plain'}>{till ? TILL_NAMES[till.kind] : t`Not connected`}</Badge>
      </h3>
      <TillState systems={systems} zone={zone} />
      <TillForm key={till?.kind ?? ''} systems={systems} />
      {till && <TillDishes till={till} />}
    </section>
  );
}

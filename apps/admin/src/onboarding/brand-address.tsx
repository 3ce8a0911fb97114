import { TextField } from '@dasturxon/admin-ui/text-field';
import { proposeSub, type SubCheck, subProblem } from '@dasturxon/core/onboarding';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';

import styles from './onboarding.module.css';
import { SUB_PROBLEMS } from './onboarding-labels.ts';

/** The short name of a new brand: as its name suggests it, until a person types another one. `asked`: the one to ask about. */
export function useSub(name: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const sub = typed ?? proposeSub(name);
  const last = useDeferredValue(sub);
  const asked = subProblem(last) === null ? last : '';
  return { sub, asked, setSub: (text: string) => setTyped(text.trim().toLowerCase()) };
}

/** The short name with what the server has answered about it. */
export function checkedSub({ sub, asked, setSub }: ReturnType<typeof useSub>, check: SubCheck | undefined) {
  const answer = asked === sub ? check : undefined;
  const problem = sub === '' ? null : (subProblem(sub) ?? answer?.problem ?? null);
  return { sub, setSub, problem, isFree: answer?.problem === null && problem === null };
}

/** The address that the short name gives, and whether it is free. */
export function AddressField({
  address: { sub, setSub, problem, isFree },
  platformHost,
}: {
  address: ReturnType<typeof checkedSub>;
  platformHost: string;
}) {
  const { t, i18n } = useLingui();
  return (
    <div>
      <TextField
        label={t`Address on the internet`}
        value={sub}
        onChange={setSub}
        error={problem === null ? '' : i18n._(SUB_PROBLEMS[problem])}
        autoComplete="off"
      />
      <p className={styles['address']} role="status">
        {sub !== '' && <bdi dir="ltr">{`${sub}.${platformHost}`}</bdi>}
        {isFree && ` · ${t`This address is free.`}`}
      </p>
    </div>
  );
}

import { Badge } from '@dasturxon/admin-ui/badge';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import type { BotStaff, StaffGroup } from '@dasturxon/core/connections';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../../i18n/use-language.ts';
import styles from '../connections.module.css';
import { NotReadYet } from '../not-read-yet.tsx';
import { GroupForm } from './group-form.tsx';
import { RulesForm } from './rules-form.tsx';
import { useBotStaff } from './use-bot-staff.ts';

/** The brand's entry in the list of branches. */
const BRAND = '';

type StateProps = { own: StaffGroup; brand: StaffGroup };

/** Where messages go, and whether the bot is there. */
function GroupState({ own, brand }: StateProps) {
  const { t } = useLingui();
  const used = own.chat === null ? brand : own;
  if (used.chat === null) return <Badge tone="warn">{t`No group`}</Badge>;
  if (used.isDeaf) return <Badge tone="bad">{t`The bot is not in the group`}</Badge>;
  return <Badge tone="good">{own.chat === null ? t`Messages go to the brand’s group` : t`Group set`}</Badge>;
}

function Whose({ staff }: { staff: BotStaff }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(BRAND);
  const branch = staff.branches.find(({ id }) => id === chosen);
  const { group } = branch ?? staff;
  const options = staff.branches.map(({ id, name }) => ({
    value: id,
    label: localize(name, language) || id,
  }));
  return (
    <>
      <SelectField
        label={t`Brand or branch`}
        options={[{ value: BRAND, label: t`The whole brand` }, ...options]}
        value={branch ? chosen : BRAND}
        onChange={setChosen}
      />
      <GroupState own={group} brand={staff.group} />
      <GroupForm
        key={`group ${chosen}`}
        branchId={branch?.id ?? null}
        group={group}
        groups={staff.groups}
        hasGroup={(group.chat ?? staff.group.chat) !== null}
      />
      {branch ? (
        <RulesForm key={`rules ${chosen}`} branchId={branch.id} rules={branch.rules} />
      ) : (
        <p className={styles['quiet']}>{t`Choose a branch to set what follows when its orders wait.`}</p>
      )}
    </>
  );
}

/** The staff groups of the bot, and what each branch does about orders without an answer. */
export function StaffCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useBotStaff();
  return (
    <section className={styles['card']} aria-label={t`Staff group and unanswered orders`}>
      <h3 className={styles['title']}>{t`Staff group and unanswered orders`}</h3>
      <p className={styles['quiet']}>
        {t`New orders come to a Telegram group of the staff. Add the bot to the group, choose it here and send a test message: anyone can add a bot to a group of any name.`}
      </p>
      {data ? <Whose staff={data} /> : <NotReadYet error={error} retry={() => void refetch()} />}
    </section>
  );
}

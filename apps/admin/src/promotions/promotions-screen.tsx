import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { promosDraftCalls, readPromosDraft, unwrap } from '@dasturxon/core/api';
import type { PromosDraft, RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';

import { api } from '../api/api.ts';
import { OfficeFrame } from '../app/office-frame.tsx';
import { useDraft } from '../drafts/draft-context.ts';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import type { DraftSource } from '../drafts/draft-source.ts';
import layout from '../drafts/editor.module.css';
import { SideList } from '../drafts/side-list.tsx';
import { useMakeRecord } from '../drafts/use-record-life.ts';
import type { SessionProps } from '../session/session-props.ts';
import { PromoForm } from './promo-form.tsx';
import {
  type DraftPromo,
  type DraftTime,
  promoLabels,
  promosOf,
  promosView,
  type PromosView,
  timesOf,
} from './promo-view.ts';
import styles from './promotions.module.css';
import { TimeForm } from './time-form.tsx';

const SOURCE: DraftSource<PromosDraft> = {
  area: 'promos',
  calls: promosDraftCalls,
  read: async (signal) => unwrap(await api(readPromosDraft, { signal })),
};

type Kind = 'PROMOS' | 'TIMES';

/** The name of a record with what keeps it from guests. */
function useTitle() {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  return (one: DraftPromo | DraftTime): string => {
    const name = nameOf(one);
    if (!one.isThere) return t`${name} (removed)`;
    return one.fields[one.entity === 'promo' ? 'isActive' : 'isOn'] === true ? name : t`${name} (paused)`;
  };
}

type ListProps<Kind extends DraftPromo | DraftTime> = {
  label: string;
  records: readonly Kind[];
  /** The text of the button that adds a record, and of an empty list. */
  add: string;
  none: string;
  onAdd: () => string;
  notice?: ReactNode;
  renderForm: (record: Kind) => ReactNode;
};

/** The records of a kind beside the form of the chosen one. */
function Records<Kind extends DraftPromo | DraftTime>(props: ListProps<Kind>) {
  const { label, records, add, none, onAdd, notice, renderForm } = props;
  const titleOf = useTitle();
  const [wanted, setWanted] = useState('');
  const chosen = records.find(({ id }) => id === wanted) ?? records[0] ?? null;
  return (
    <SideList
      label={label}
      options={records.map((one) => ({ value: one.id, label: titleOf(one) }))}
      value={chosen?.id ?? ''}
      onChange={setWanted}
    >
      <DraftBar />
      {notice}
      <div>
        <Button onPress={() => setWanted(onAdd())}>{add}</Button>
      </div>
      {chosen === null ? (
        <Notice>{none}</Notice>
      ) : (
        <>
          <h2 className={layout['title']}>{titleOf(chosen)}</h2>
          {renderForm(chosen)}
        </>
      )}
    </SideList>
  );
}

type EditorProps = { view: PromosView; isOwner: boolean };

function Promos({ view, isOwner }: EditorProps) {
  const { t } = useLingui();
  const make = useMakeRecord('promo');
  const promos = promosOf(view);
  return (
    <Records
      label={t`Promotion`}
      records={promos}
      add={t`Add a promotion`}
      none={t`There is no promotion yet. Add one.`}
      onAdd={() => make({ exists: true, isActive: true, productDiscount: 10, priority: promos.length })}
      notice={!view.isOn && <Notice tone="warn">{t`Promotions are switched off in the settings.`}</Notice>}
      renderForm={(promo) => <PromoForm key={promo.id} promo={promo} view={view} isOwner={isOwner} />}
    />
  );
}

function Times({ view }: { view: PromosView }) {
  const { t } = useLingui();
  const make = useMakeRecord('menuTime');
  return (
    <Records
      label={t`Hours of dishes`}
      records={timesOf(view)}
      add={t`Add hours`}
      none={t`Every dish is sold whenever the restaurant is open. Add hours for a breakfast or a happy hour.`}
      onAdd={() => make({ exists: true, isOn: true })}
      renderForm={(time) => <TimeForm key={time.id} time={time} view={view} />}
    />
  );
}

function Editor({ view, isOwner }: EditorProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('PROMOS');
  return (
    <>
      <div className={styles['kinds']}>
        <Chips<Kind>
          label={t`What is edited`}
          chips={[
            { value: 'PROMOS', label: t`Promotions` },
            { value: 'TIMES', label: t`Hours of dishes` },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      {kind === 'PROMOS' ? <Promos view={view} isOwner={isOwner} /> : <Times view={view} />}
    </>
  );
}

/** The editor of promotions: what lowers a price, when and within which limits, as a draft until it is published. */
export function PromotionsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const nameOf = useCallback(
    ({ entity }: RecordRef, name: string) =>
      name || (entity === 'promo' ? t`Promotion without a name` : t`Hours without a name`),
    [t],
  );
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('promos.edit') ? (
        <DraftFrame
          session={session}
          source={SOURCE}
          labels={promoLabels}
          toView={promosView}
          nameOf={nameOf}
          onOpen={null}
        >
          {(view) => <Editor view={view} isOwner={session.permissions.includes('promos.codes')} />}
        </DraftFrame>
      ) : (
        <Notice>{t`Your role does not change the promotions.`}</Notice>
      )}
    </OfficeFrame>
  );
}

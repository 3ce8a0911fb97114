import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { promosDraftCalls, readPromosDraft, unwrap } from '@dasturxon/core/api';
import type { PromosDraft, RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';

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

function Promos({ view }: { view: PromosView }) {
  const { t } = useLingui();
  const titleOf = useTitle();
  const [wanted, setWanted] = useState('');
  const make = useMakeRecord('promo');
  const promos = promosOf(view);
  const promo = promos.find(({ id }) => id === wanted) ?? promos[0] ?? null;
  const add = () =>
    setWanted(make({ exists: true, isActive: true, productDiscount: 10, priority: promos.length }));
  return (
    <SideList
      label={t`Promotion`}
      options={promos.map((one) => ({ value: one.id, label: titleOf(one) }))}
      value={promo?.id ?? ''}
      onChange={setWanted}
    >
      <DraftBar />
      {!view.isOn && <Notice tone="warn">{t`Promotions are switched off in the settings.`}</Notice>}
      <div>
        <Button onPress={add}>{t`Add a promotion`}</Button>
      </div>
      {promo === null ? (
        <Notice>{t`There is no promotion yet. Add one.`}</Notice>
      ) : (
        <>
          <h2 className={layout['title']}>{titleOf(promo)}</h2>
          <PromoForm key={promo.id} promo={promo} view={view} />
        </>
      )}
    </SideList>
  );
}

function Times({ view }: { view: PromosView }) {
  const { t } = useLingui();
  const titleOf = useTitle();
  const [wanted, setWanted] = useState('');
  const make = useMakeRecord('menuTime');
  const times = timesOf(view);
  const time = times.find(({ id }) => id === wanted) ?? times[0] ?? null;
  return (
    <SideList
      label={t`Hours of dishes`}
      options={times.map((one) => ({ value: one.id, label: titleOf(one) }))}
      value={time?.id ?? ''}
      onChange={setWanted}
    >
      <DraftBar />
      <div>
        <Button onPress={() => setWanted(make({ exists: true, isOn: true }))}>{t`Add hours`}</Button>
      </div>
      {time === null ? (
        <Notice>{t`Every dish is sold whenever the restaurant is open. Add hours for a breakfast or a happy hour.`}</Notice>
      ) : (
        <>
          <h2 className={layout['title']}>{titleOf(time)}</h2>
          <TimeForm key={time.id} time={time} view={view} />
        </>
      )}
    </SideList>
  );
}

function Editor({ view }: { view: PromosView }) {
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
      {kind === 'PROMOS' ? <Promos view={view} /> : <Times view={view} />}
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
          {(view) => <Editor view={view} />}
        </DraftFrame>
      ) : (
        <Notice>{t`Your role does not change the promotions.`}</Notice>
      )}
    </OfficeFrame>
  );
}

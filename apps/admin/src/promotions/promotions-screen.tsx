import { Button } from '@dasturxon/admin-ui/button';
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
import { type DraftPromo, promoLabels, promosOf, promosView, type PromosView } from './promo-view.ts';

const SOURCE: DraftSource<PromosDraft> = {
  area: 'promos',
  calls: promosDraftCalls,
  read: async (signal) => unwrap(await api(readPromosDraft, { signal })),
};

function Editor({ view }: { view: PromosView }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const [wanted, setWanted] = useState('');
  const make = useMakeRecord('promo');
  const promos = promosOf(view);
  const promo = promos.find(({ id }) => id === wanted) ?? promos[0] ?? null;
  const titleOf = (one: DraftPromo) => {
    const name = nameOf(one);
    if (!one.isThere) return t`${name} (removed)`;
    return one.fields['isActive'] === true ? name : t`${name} (paused)`;
  };
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

/** The editor of promotions: what lowers a price, when and within which limits, as a draft until it is published. */
export function PromotionsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const nameOf = useCallback((_: RecordRef, name: string) => name || t`Promotion without a name`, [t]);
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

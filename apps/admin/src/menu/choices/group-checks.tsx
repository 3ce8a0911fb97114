import { Badge } from '@dasturxon/admin-ui/badge';
import { Notice } from '@dasturxon/admin-ui/notice';
import { recordName } from '@dasturxon/core/drafts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { useEditor } from '../editor-context.ts';
import { type GroupRow, unanswered } from './groups-view.ts';

/** Dishes named in a warning. */
const NAMED = 5;

function useUnanswered(group: GroupRow) {
  const { modifierGroups, products } = useEditor().view;
  return useMemo(() => unanswered(group, modifierGroups, products), [group, modifierGroups, products]);
}

/** Which dishes no guest can order because of a group, as the draft is now. */
export function GroupChecks({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const lost = useUnanswered(group);
  if (lost === null)
    return (
      <Notice tone="warn">
        {t`No guest could answer this group: too few of its options are on sale, or they need options that are not there.`}
      </Notice>
    );
  if (lost.length === 0) return null;
  const names = view.products
    .filter(({ id }) => lost.includes(id))
    .slice(0, NAMED)
    .map(({ id, fields }) => recordName(fields, language) || id)
    .join(', ');
  const count = lost.length;
  return (
    <Notice tone="bad">
      {t`No guest can order ${plural(count, { one: '# dish', other: '# dishes' })}: too few options of this group are on sale, or they need options that are not there. ${names}`}
    </Notice>
  );
}

/** How many dishes ask a group, and whether guests can answer it. */
export function GroupBadges({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const lost = useUnanswered(group);
  const count = group.usedBy.length;
  return (
    <>
      {count === 0 ? (
        <Badge tone="warn">{t`No dish`}</Badge>
      ) : (
        <Badge tone="good">{t`${plural(count, { one: '# dish', other: '# dishes' })}`}</Badge>
      )}
      {lost?.length !== 0 && <Badge tone="bad">{t`cannot be answered`}</Badge>}
      {group.isChanged && <Badge tone="warn">{t`changed`}</Badge>}
    </>
  );
}

import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';

import { useDraft } from '../../drafts/draft-context.ts';
import { usePut, useRecordLife } from '../../drafts/use-record-life.ts';
import { type DraftPlace, movedBy } from './place-view.ts';

type Props = {
  place: DraftPlace;
  name: string;
  /** Its list, in the guests' order. */
  list: readonly DraftPlace[];
};

/** The steps that move a place in its list, and its removal. */
export function PlaceButtons({ place, name, list }: Props) {
  const { t } = useLingui();
  const { store } = useDraft();
  const put = usePut();
  const { remove } = useRecordLife(place);
  const at = list.findIndex(({ id }) => id === place.id);
  const move = (step: -1 | 1) => {
    for (const { id, priority } of movedBy(list, place.id, step)) put(place.entity, id, { priority });
    void store.flush();
  };
  return (
    <ButtonRow>
      <Button label={t`Move up: ${name}`} isPending={at <= 0} onPress={() => move(-1)}>{t`Move up`}</Button>
      <Button
        label={t`Move down: ${name}`}
        isPending={at === list.length - 1}
        onPress={() => move(1)}
      >{t`Move down`}</Button>
      <Button look="danger" label={t`Remove: ${name}`} onPress={remove}>{t`Remove`}</Button>
    </ButtonRow>
  );
}

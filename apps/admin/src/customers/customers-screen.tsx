import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatDate } from '@dasturxon/core/format';
import { GUEST_SEGMENTS, type GuestSegment } from '@dasturxon/core/promo';
import { type CustomerLine, customerQuery, FOUND_AT_MOST, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import type { SessionProps } from '../session/session-props.ts';
import { CustomerCard } from './customer-card.tsx';
import page from '../app/page-column.module.css';
import styles from './customers.module.css';
import { SEGMENT_LABELS } from './customer-labels.ts';
import { useSearch } from './use-customers.ts';

type LineProps = { line: CustomerLine; session: StaffSession; onOpen: () => void };

function Line({ line, session, onOpen }: LineProps) {
  const { t } = useLingui();
  const name = line.name ?? t`Without a name`;
  const { orderCount: count, lastOrderAt } = line;
  const last = lastOrderAt === null ? null : formatDate(lastOrderAt, {}, session.timeZone);
  return (
    <Row
      label={name}
      title={<b dir="auto">{name}</b>}
      details={
        <>
          <bdi dir="ltr">{line.phone}</bdi> · {t`Orders: ${count}`}
          {last !== null && ` · ${t`last on ${last}`}`}
        </>
      }
    >
      {line.isBlocked && <Badge tone="bad">{t`Blocked`}</Badge>}
      <Button label={t`Open the card of ${name}`} onPress={onOpen}>{t`Open`}</Button>
    </Row>
  );
}

type Search = ReturnType<typeof useSearch>;
type FormProps = { search: Search; onSearch: () => void };

const EVERY = 'EVERY';

function SearchForm({ search, onSearch }: FormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [segment, setSegment] = useState<GuestSegment | typeof EVERY>(EVERY);
  const [isShort, setShort] = useState(false);
  const send = () => {
    const query = text.trim();
    const isMeant = customerQuery(query) !== null || (query === '' && segment !== EVERY);
    setShort(!isMeant);
    onSearch();
    if (isMeant) search.mutate({ query, segment: segment === EVERY ? null : segment });
  };
  return (
    <form
      className={styles['search']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={t`Phone, name or order number`}
        type="search"
        autoComplete="off"
        autoFocus
        value={text}
        onChange={setText}
        error={isShort ? t`Type a phone, its last 4 digits, an order number, or 2 letters of the name.` : ''}
      />
      <SelectField
        label={t`Guests`}
        options={[
          { value: EVERY, label: t`All guests` },
          ...GUEST_SEGMENTS.map((value) => ({ value, label: t(SEGMENT_LABELS[value]) })),
        ]}
        value={segment}
        onChange={setSegment}
      />
      <OnlineButton type="submit" look="main" isPending={search.isPending}>
        {t`Find`}
      </OnlineButton>
    </form>
  );
}

function Found({
  search,
  session,
  onOpen,
}: {
  search: Search;
  session: StaffSession;
  onOpen: (line: CustomerLine) => void;
}) {
  const { t } = useLingui();
  const failure = useCallError(search.error);
  const most = FOUND_AT_MOST;
  return (
    <>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {search.data?.customers.length === 0 && <Notice>{t`No guest is found.`}</Notice>}
      <RowList label={t`Guests found`}>
        {search.data?.customers.map((line) => (
          <Line key={line.id} line={line} session={session} onOpen={() => onOpen(line)} />
        ))}
      </RowList>
      {search.data?.hasMore === true && (
        <Notice>{t`There are more than ${most}. Type more of the name or the phone.`}</Notice>
      )}
    </>
  );
}

function Customers({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const search = useSearch();
  const [opened, setOpened] = useState<CustomerLine | null>(null);
  const onErased = () => {
    setOpened(null);
    search.reset();
  };
  return (
    <div className={clsx(page['screen'], page['narrow'])}>
      <h2 className={page['title']}>{t`Customers`}</h2>
      <SearchForm search={search} onSearch={() => setOpened(null)} />
      <p className={page['quiet']}>{t`Each search and each opened card is written to the audit log.`}</p>
      <Found search={search} session={session} onOpen={setOpened} />
      {opened && (
        <CustomerCard line={opened} session={session} onClose={() => setOpened(null)} onErased={onErased} />
      )}
    </div>
  );
}

/** Guests of the brand: found by phone, name or order number, with what they ordered (BO-465). */
export function CustomersScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('customers.find') ? (
        <Customers session={session} />
      ) : (
        <Notice>{t`Your role does not look guests up.`}</Notice>
      )}
    </OfficeFrame>
  );
}

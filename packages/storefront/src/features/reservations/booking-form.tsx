import { COMMENT_MAX } from '@dasturxon/core/validation';
import { formatPhone, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { PhoneIcon } from '@dasturxon/ui/icons';
import { QuantityStepper } from '@dasturxon/ui/quantity-stepper';
import { SectionCard } from '@dasturxon/ui/section-card';
import { SelectField } from '@dasturxon/ui/select-field';
import { TextArea } from '@dasturxon/ui/text-field';
import { DateSlots } from '@dasturxon/ui/date-slots';
import { SkeletonRows } from '@dasturxon/ui/skeleton';

import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './reservations.module.css';
import type { BookingChoice } from './use-booking.ts';
import type { BookingPlace } from './use-book-table.ts';
import { dayName } from '../../i18n/labels/day-name.ts';

/** The longest comment that the API takes. */
const MOST_GUESTS = 100;
const ANY = '';

export type BookingFormProps = {
  choice: BookingChoice;
  /** What is wrong at a card; null is nothing. */
  errorAt: (place: BookingPlace) => string | null;
};

/** Where, how many, when and what else: a booking as one column of cards (SCR-13). */
export function BookingForm({ choice, errorAt }: BookingFormProps) {
  const { t } = useLingui();
  return (
    <>
      <WhereCard choice={choice} error={errorAt('where')} />
      <GuestsCard choice={choice} error={errorAt('guests')} />
      <SectionCard title={t`When`}>
        <BookingTimes choice={choice} />
        <Wrong text={errorAt('when')} />
      </SectionCard>
      <SectionCard title={t`Notes`}>
        <TextArea
          label={t`Table requests`}
          input={{ name: 'comment', maxLength: COMMENT_MAX }}
          value={choice.comment}
          onChange={(comment) => choice.change({ comment })}
        />
      </SectionCard>
    </>
  );
}

type CardProps = { choice: BookingChoice; error: string | null };

function WhereCard({ choice, error }: CardProps) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { branches, branch, change } = choice;
  const phone = branch?.bookingPhone;
  return (
    <SectionCard title={t`Branch`}>
      <ChoiceList
        label={t`Branch`}
        hideLabel
        options={branches.map(({ id, name, address }) => ({
          value: id,
          title: format.name(name),
          description: address,
        }))}
        value={branch?.id ?? null}
        onChange={(branchId) => change({ branchId, tableId: null, day: null, time: null })}
      />
      {phone ? (
        <Cell
          icon={<PhoneIcon size={20} />}
          title={leftToRight(formatPhone(phone))}
          description={t`Book by phone`}
          href={`tel:+${phone.replaceAll(/\D/g, '')}`}
        />
      ) : null}
      <Wrong text={error} />
    </SectionCard>
  );
}

function GuestsCard({ choice, error }: CardProps) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { chairs, fitting, tableId, isTooMany, change } = choice;
  const options = fitting.map(({ hall, table }) => ({
    value: table.id,
    label: [format.name(hall.name), t`table ${table.name}`, t`seats: ${table.chairs}`].join(' · '),
  }));
  return (
    <SectionCard title={t`Guests`}>
      <div className={styles.guests}>
        <span>{t`Number of guests`}</span>
        <QuantityStepper
          label={t`Guests`}
          count={chairs}
          atLeast={1}
          full={chairs >= MOST_GUESTS}
          labels={{ increase: t`One more`, decrease: t`One less` }}
          onIncrease={() => change({ chairs: chairs + 1 })}
          onDecrease={() => change({ chairs: chairs - 1 })}
        />
      </div>
      {options.length > 0 ? (
        <SelectField
          label={t`Table`}
          options={[{ value: ANY, label: t`Any free table` }, ...options]}
          value={tableId ?? ANY}
          onChange={(value) => change({ tableId: value === ANY ? null : value })}
        />
      ) : null}
      <Wrong
        text={isTooMany ? t`No table seats that many: call us and we will push some together.` : error}
      />
    </SectionCard>
  );
}

/** The error, announced when it appears. */
function Wrong({ text }: { text: string | null }) {
  return text ? (
    <p className={styles.wrong} role="alert">
      {text}
    </p>
  ) : null;
}

/** Days and times at which the branch lets guests sit down. */
function BookingTimes({ choice }: { choice: BookingChoice }) {
  const { t, i18n } = useLingui();
  const { days, day, slot, change } = choice;
  if (!days) return <SkeletonRows label={t`Loading`} count={2} />;
  return (
    <DateSlots
      dayLabel={t`Day`}
      days={days.map((one) => ({ value: one.day, label: dayName(i18n, one.label) }))}
      day={day?.day ?? null}
      slotLabel={t`Time`}
      slots={(day?.slots ?? []).map(({ time }) => ({ value: time, label: time }))}
      slot={slot?.time ?? null}
      emptyText={days.length === 0 ? t`There are no free times.` : t`Choose a day first.`}
      onDay={(value) => change({ day: value, time: null })}
      onSlot={(time) => change({ time })}
    />
  );
}

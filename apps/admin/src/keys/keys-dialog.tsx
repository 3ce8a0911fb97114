import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { type Section, sectionsOf } from '../app/sections.ts';
import styles from './keys-dialog.module.css';
import { areKeysOn, setKeysOn } from './keys-on.ts';

const hasDirect = (page: Section): page is Section & { direct: string } => page.direct !== undefined;
const hasKey = (page: Section): page is Section & { key: string } => page.key !== undefined;

/** Every shortcut of a person, and the switch that turns them off. */
export function KeysDialog({ session, onClose }: { session: StaffSession; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [isOn, setOn] = useState(areKeysOn);
  const pages = sectionsOf(session);
  const keys = [
    { key: '↑ ↓ ← →', label: t`Go from order to order` },
    { key: 'Enter', label: t`Open the order` },
    { key: t`Space`, label: t`Make the next step` },
    { key: 'A', label: t`Accept with the suggested time` },
    { key: '1 – 9', label: t`Accept or delay by the minutes of a button` },
    { key: 'R', label: t`Reject or cancel the order` },
    { key: 'D', label: t`Delay the order` },
    { key: 'E', label: t`Change the order` },
    { key: 'P', label: t`Print the order` },
    ...pages
      .filter(hasDirect)
      .map(({ direct, label }) => ({ key: direct.toUpperCase(), label: i18n._(label) })),
    { key: 'B', label: t`Pause orders` },
    { key: 'Z', label: t`Undo a stop or a pause within 10 seconds` },
    { key: '/', label: t`Search` },
    { key: 'Ctrl K', label: t`Command or page by name` },
    ...pages
      .filter(hasKey)
      .map(({ key, label }) => ({ key: `G ${key.toUpperCase()}`, label: i18n._(label) })),
    ...(session.permissions.includes('orders.place')
      ? [{ key: 'Ctrl Enter', label: t`Phone order: place it` }]
      : []),
    { key: '1 – 9', label: t`Kitchen: finish a ticket` },
    { key: '0', label: t`Kitchen: finished tickets` },
    { key: '?', label: t`Keyboard shortcuts` },
  ];
  return (
    <Dialog title={t`Keyboard shortcuts`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <Chips
        label={t`Shortcuts`}
        chips={[
          { value: 'ON', label: t`Shortcuts on` },
          { value: 'OFF', label: t`Shortcuts off` },
        ]}
        value={isOn ? 'ON' : 'OFF'}
        onChange={(value) => {
          setKeysOn(value === 'ON');
          setOn(value === 'ON');
        }}
      />
      <dl className={styles['keys']}>
        {keys.map(({ key, label }) => (
          <div key={key} className={styles['row']}>
            <dt>
              <kbd className={styles['key']} dir="ltr">
                {key}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

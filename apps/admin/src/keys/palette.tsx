import { CommandPalette, type Command } from '@dasturxon/admin-ui/command-palette';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { sectionsOf } from '../app/sections.ts';

type Props = { session: StaffSession; onHelp: () => void; onPause: () => void; onClose: () => void };

/** Ctrl K: every page and the frequent actions by name, and the search for an order. */
export function Palette({ session, onHelp, onPause, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const commands: Command[] = sectionsOf(session).map(({ path, label, key }) => ({
    id: path,
    label: i18n._(label),
    keys: key === undefined ? '' : `G ${key.toUpperCase()}`,
    onAction: () => navigate(path),
  }));
  if (session.permissions.includes('branch.pause'))
    commands.push({ id: 'pause', label: t`Pause orders`, keys: 'B', onAction: onPause });
  commands.push({ id: 'keys', label: t`Keyboard shortcuts`, keys: '?', onAction: onHelp });
  if (wanted !== '')
    commands.push({
      id: 'find',
      label: t`Find the order: ${wanted}`,
      keys: '/',
      onAction: () => navigate(`/?${new URLSearchParams({ q: wanted })}`),
    });
  return (
    <CommandPalette
      label={t`Command or page`}
      commands={commands}
      empty={t`No such command`}
      text={text}
      onText={setText}
      onClose={onClose}
    />
  );
}

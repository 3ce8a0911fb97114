import type { SignedInDevice } from '@dasturxon/core/auth';
import { formatDate, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { ConfirmSheet } from '@dasturxon/ui/confirm-sheet';
import { LogoutIcon, UserIcon } from '@dasturxon/ui/icons';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { devicesQuery, endSessions } from '../../domains/account/devices.ts';

const EVERY_OTHER = 'every-other';

/** Where the account is signed in, each to be signed out, or all others at once (D84). Left out while not known. */
export function Devices({ userId }: { userId: string }) {
  const { t } = useLingui();
  const devices = useQuery(devicesQuery(useApi(), userId)).data ?? [];
  const [leaving, leave] = useState<string | null>(null);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  if (devices.length === 0) return null;
  return (
    <SectionCard title={t`Your devices`}>
      {devices.map((device) => (
        <Device key={device.id} device={device} onLeave={() => leave(device.id)} />
      ))}
      {others.length > 0 ? (
        <Cell
          icon={<LogoutIcon />}
          title={t`Sign out of all other devices`}
          tone="danger"
          onClick={() => leave(EVERY_OTHER)}
        />
      ) : null}
      <LeaveSheet leaving={leaving} onClose={() => leave(null)} />
    </SectionCard>
  );
}

function Device({ device, onLeave }: { device: SignedInDevice; onLeave: () => void }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const { isCurrent, lastUsedDate, createdDate } = device;
  const seen = leftToRight(formatDate(lastUsedDate ?? createdDate, { time: true }, timeZone));
  return (
    <Cell
      icon={<UserIcon />}
      title={deviceName(device.device ?? '') || t`Unknown device`}
      description={isCurrent ? t`This device` : t`Last used ${seen}`}
      onClick={isCurrent ? undefined : onLeave}
    />
  );
}

function LeaveSheet({ leaving, onClose }: { leaving: string | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const cache = useQueryClient();
  const api = useApi();
  const end = useMutation({
    mutationFn: (id: string) => endSessions(api, id === EVERY_OTHER ? null : id),
    onSuccess: () => notify({ text: t`Signed out of the device`, tone: 'success' }),
    onError: (failure) => notify({ text: failureText(i18n, language, failure), tone: 'error' }),
    onSettled: () => {
      onClose();
      void cache.invalidateQueries({ queryKey: ['devices'] });
    },
  });
  return (
    <ConfirmSheet
      open={leaving !== null}
      question={t`Are you sure?`}
      name={leaving === EVERY_OTHER ? t`Sign out of all other devices` : t`Sign out of that device`}
      labels={{ no: t`No`, yes: t`Yes`, close: t`Close` }}
      busy={end.isPending}
      onNo={onClose}
      onYes={() => leaving !== null && end.mutate(leaving)}
    />
  );
}

/** Browser names in user agents, the more special first: most contain "Chrome" and "Safari" too. */
const BROWSERS = [
  [/Telegram/, 'Telegram'],
  [/YaBrowser/, 'Yandex Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

type Names = readonly (readonly [RegExp, string])[];

const find = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** A device's readable name, "Chrome · Android"; empty for an unknown browser. */
export function deviceName(userAgent: string): string {
  if (!/^\w+\/\d/.test(userAgent)) return userAgent;
  return [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter(Boolean).join(' · ');
}

import { Badge } from '@dasturxon/admin-ui/badge';
import { QrCode } from '@dasturxon/ui/qr-code';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import { SoundButton } from '../../sound/sound-button.tsx';
import { useIsSoundOn } from '../../sound/use-bell.ts';
import styles from '../onboarding.module.css';

/** The device that rings: this one, or a tablet that scans the code; and the bot, which can wait. */
export function BoardStep() {
  const { t } = useLingui();
  const isOn = useIsSoundOn();
  const board = `${location.origin}/`;
  return (
    <>
      <p>{t`New orders ring on the board. Turn the sound on here and listen to it.`}</p>
      <p>
        <SoundButton /> {isOn && <Badge tone="good">{t`The sound is on`}</Badge>}
      </p>
      <p>{t`On a tablet of the kitchen or the till, scan this code and sign in.`}</p>
      <QrCode text={board} label={t`QR code of the board`} />
      <p className={styles['link']} dir="ltr">
        {board}
      </p>
      <p>
        <Link href="/connections">{t`Connect a Telegram bot, if you have one`}</Link>
      </p>
    </>
  );
}

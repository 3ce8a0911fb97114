import { Button } from '@dasturxon/admin-ui/button';
import { QrCode } from '@dasturxon/ui/qr-code';
import { useLingui } from '@lingui/react/macro';

import { CodeForm } from '../session/code-form.tsx';
import styles from './second-factor.module.css';
import { useConfirmTotp } from './use-factor.ts';
import { useFactorError } from './use-factor-error.ts';

type Props = {
  secret: { secret: string; uri: string };
  onDone: (codes: string[] | null) => void;
  onBack: () => void;
};

/** The secret as a QR code and as text, and the first code of the app. */
export function TotpForm({ secret, onDone, onBack }: Props) {
  const { t } = useLingui();
  const confirm = useConfirmTotp();
  const error = useFactorError(confirm.error);
  const send = (code: string) =>
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  return (
    <CodeForm
      label={t`Code of the app`}
      submitLabel={t`Confirm`}
      error={error}
      isPending={confirm.isPending}
      onSend={send}
      footer={<Button onPress={onBack}>{t`Back`}</Button>}
    >
      <p>{t`Scan this code with an authenticator app, then type the six digits that the app shows.`}</p>
      <QrCode text={secret.uri} label={t`QR code for the authenticator app`} />
      <p>
        {t`Without a camera, type this key into the app:`}{' '}
        <code className={styles['secret']} dir="ltr">
          {secret.secret}
        </code>
      </p>
    </CodeForm>
  );
}

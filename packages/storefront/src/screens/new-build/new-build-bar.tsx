import { useLingui } from '@lingui/react/macro';
import { NoticeBar } from '@dasturxon/ui/notice-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';

/** Offers the newer build while a form has input; otherwise the page has reloaded already (D30). */
export function NewBuildBar() {
  const { t } = useLingui();
  return (
    <NoticeBar text={t`There is an update. Finish what you are doing; the page will then refresh by itself.`}>
      <PrimaryButton look={{ small: true }} onClick={() => location.reload()}>{t`Refresh now`}</PrimaryButton>
    </NoticeBar>
  );
}

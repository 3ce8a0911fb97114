import { localize } from '@dasturxon/core/kernel';
import type { BranchObstacle, OtherBranch } from '@dasturxon/core/order';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { inKilometres } from '../dispatch/kilometres.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './other-branch.module.css';

const OBSTACLES: Readonly<Record<Exclude<BranchObstacle, 'DISHES'>, MessageDescriptor>> = {
  SERVICE: msg`It does not offer this service`,
  ZONE: msg`It does not deliver to this address`,
  CLOSED: msg`It is closed or paused`,
  SLOT: msg`No place is left at the chosen time`,
};

/** Why a branch cannot take the order over, and the dishes that it does not have. */
function Obstacles({ obstacles, missing }: Pick<OtherBranch, 'obstacles' | 'missing'>) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const dishes = missing.map((name) => localize(name, language)).join(', ');
  return obstacles.map((obstacle) => (
    <span key={obstacle} className={styles['obstacle']}>
      {obstacle === 'DISHES' ? t`It does not have: ${dishes}` : i18n._(OBSTACLES[obstacle])}
    </span>
  ));
}

type Props = { branch: OtherBranch; isFirst: boolean; isPending: boolean; onGive: () => void };

/** A branch to give the order to, with what is in the way. */
export function BranchChoice({ branch, isFirst, isPending, onGive }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = localize(branch.name, language);
  const distance = branch.distance === null ? null : inKilometres(branch.distance);
  const isAble = branch.obstacles.length === 0;
  return (
    <li className={styles['choice']}>
      <span className={styles['grow']}>
        <strong dir="auto">{name}</strong>
        {distance !== null && <span className={styles['quiet']}>{t`${distance} km to the guest`}</span>}
        <Obstacles obstacles={branch.obstacles} missing={branch.missing} />
      </span>
      {isAble && (
        <OnlineButton
          look={isFirst ? 'main' : 'quiet'}
          autoFocus={isFirst}
          label={t`Give to ${name}`}
          isPending={isPending}
          onPress={onGive}
        >
          {t`Give`}
        </OnlineButton>
      )}
    </li>
  );
}

import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { type BrandSetup, nextStep, SETUP_STEPS, type SetupStep } from '@dasturxon/core/onboarding';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import type { SessionProps } from '../session/session-props.ts';
import { STEP_TITLES } from './onboarding-labels.ts';
import styles from './onboarding.module.css';
import type { StepProps } from './step-props.ts';
import { BoardStep } from './steps/board-step.tsx';
import { BranchStep } from './steps/branch-step.tsx';
import { CheckUpStep } from './steps/check-up-step.tsx';
import { LookStep } from './steps/look-step.tsx';
import { MenuStep } from './steps/menu-step.tsx';
import { PaymentsStep } from './steps/payments-step.tsx';
import { PublishStep } from './steps/publish-step.tsx';
import { TestStep } from './steps/test-step.tsx';
import { ZoneStep } from './steps/zone-step.tsx';
import { useEndSetup, useLeaveStep, useSetup } from './use-setup.ts';

const STEPS: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  look: LookStep,
  menu: MenuStep,
  branch: BranchStep,
  zone: ZoneStep,
  payments: PaymentsStep,
  board: BoardStep,
  publish: PublishStep,
  test: TestStep,
  checkUp: CheckUpStep,
};

type ListProps = { setup: BrandSetup; current: SetupStep; onGo: (step: SetupStep) => void };

/** Every step with how it was left; each can be opened again. */
function StepList({ setup, current, onGo }: ListProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  // On a phone the steps are one line, which scrolls.
  useEffect(() => {
    const step = list.current?.children[SETUP_STEPS.indexOf(current)];
    step?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <ol ref={list} className={styles['steps']} aria-label={t`Steps of the set-up`}>
      {SETUP_STEPS.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <Button look={step === current ? 'main' : 'quiet'} onPress={() => onGo(step)}>
            {i18n._(STEP_TITLES[step])}
          </Button>{' '}
          {setup.steps[step] === 'DONE' && <Badge tone="good">{t`Done`}</Badge>}
          {setup.steps[step] === 'SKIPPED' && <Badge>{t`Skipped`}</Badge>}
        </li>
      ))}
    </ol>
  );
}

/** The way on: the next step, or the end after the last one. */
function StepButtons({ step, onLeft }: { step: SetupStep; onLeft: (setup: BrandSetup) => void }) {
  const { t } = useLingui();
  const [, go] = useLocation();
  const leave = useLeaveStep();
  const end = useEndSetup();
  const failed = useCallError(leave.error ?? end.error);
  const isLast = step === 'checkUp';
  const finish = () =>
    leave
      .mutateAsync({ step, state: 'DONE' })
      .then(() => end.mutateAsync())
      .then(
        () => go('/'),
        () => undefined,
      );
  return (
    <>
      <ButtonRow>
        <Button
          look="main"
          isPending={leave.isPending || end.isPending}
          onPress={() =>
            isLast ? void finish() : leave.mutate({ step, state: 'DONE' }, { onSuccess: onLeft })
          }
        >
          {isLast ? t`End the set-up` : t`Next`}
        </Button>
        {!isLast && (
          <Button
            isPending={leave.isPending}
            onPress={() => leave.mutate({ step, state: 'SKIPPED' }, { onSuccess: onLeft })}
          >{t`Skip`}</Button>
        )}
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </>
  );
}

function Wizard({ session, setup }: StepProps) {
  const { i18n } = useLingui();
  const [step, setStep] = useState(() => nextStep(setup.steps));
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    // Who works with a keyboard or a screen reader goes on at the new step, not at the end of the old one.
    if (first.current !== step) title.current?.focus();
    first.current = step;
  }, [step]);
  const Step = STEPS[step];
  const after = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? step;
  return (
    <div className={styles['wizard']}>
      <StepList setup={setup} current={step} onGo={setStep} />
      <section className={styles['step']} aria-labelledby="setup-step">
        <h2 id="setup-step" ref={title} tabIndex={-1} className={styles['title']}>
          {i18n._(STEP_TITLES[step])}
        </h2>
        <Step key={step} session={session} setup={setup} />
        <StepButtons key={`${step} buttons`} step={step} onLeft={() => setStep(after)} />
      </section>
    </div>
  );
}

/** From a new brand to its first paid order; the steps are kept, so that any tab goes on where the last one stopped. */
export function SetupScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const isAllowed = session.permissions.includes('settings.publish');
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {isAllowed ? <Loaded session={session} /> : <Notice>{t`Only an owner sets the brand up.`}</Notice>}
    </OfficeFrame>
  );
}

function Loaded({ session }: Pick<SessionProps, 'session'>) {
  const { t } = useLingui();
  const { data, error, refetch } = useSetup({ isFollowed: false });
  const problem = useCallError(error);
  if (!data)
    return problem === '' ? (
      <p role="status">{t`Loading…`}</p>
    ) : (
      <Notice tone="bad">
        {problem} <Button onPress={() => void refetch()}>{t`Try again`}</Button>
      </Notice>
    );
  return data.isOver ? <Notice>{t`The set-up is ended.`}</Notice> : <Wizard session={session} setup={data} />;
}

import * as v from 'valibot';

import { Id, Instant, orNull } from '../kernel/wire.ts';

/** The steps from a new brand to its first paid order, in their order (BO-332). */
export const SETUP_STEPS = [
  'look',
  'menu',
  'branch',
  'zone',
  'payments',
  'board',
  'publish',
  'test',
  'checkUp',
] as const;
/** A step of a new brand's set-up (BO-331). */
export type SetupStep = (typeof SETUP_STEPS)[number];

/** How a step was left. */
export const StepState = v.picklist(['DONE', 'SKIPPED']);
export type StepState = v.InferOutput<typeof StepState>;

/** The steps that were left; those that are missing are still to be done. */
export const SetupSteps = v.partial(v.object(v.entriesFromList(SETUP_STEPS, StepState)));
export type SetupSteps = v.InferOutput<typeof SetupSteps>;

/** How far a brand is with its set-up. */
export const BrandSetup = v.object({
  /** Ended, or a brand that never had one: no page offers it. */
  isOver: v.boolean(),
  steps: SetupSteps,
  /** Where guests order: the storefront beside this back office. */
  storefront: v.string(),
  /** Payments of this deployment are the sandbox's: no money moves. */
  isSandbox: v.boolean(),
  menu: v.object({ categories: v.number(), products: v.number() }),
  /** The last test order; `until`: until when an order of the named phone counts as one. */
  test: orNull(
    v.object({
      until: Instant,
      isMine: v.boolean(),
      order: orNull(v.object({ id: Id, number: v.number(), status: v.string(), isPaid: v.boolean() })),
    }),
  ),
});
export type BrandSetup = v.InferOutput<typeof BrandSetup>;

/** The step that a person continues with: the first that was not left, else the last. */
export const nextStep = (steps: SetupSteps): SetupStep =>
  SETUP_STEPS.find((step) => steps[step] === undefined) ?? 'checkUp';

/** Minutes for which orders of the named phone are test orders. */
export const TEST_MINUTES = 60;

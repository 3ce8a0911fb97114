import type { BrandSetup } from '@dasturxon/core/onboarding';
import type { StaffSession } from '@dasturxon/core/staff';

/** What each step of the set-up is given. */
export type StepProps = { session: StaffSession; setup: BrandSetup };

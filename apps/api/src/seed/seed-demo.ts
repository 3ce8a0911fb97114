import type { SeedDeps } from './seed-brands.ts';

/** Seeds the demo brands while SANDBOX=1. In production the demo is not even loaded. */
export async function seedDemo(needs: SeedDeps): Promise<void> {
  if (!needs.env.SANDBOX) return;
  const { seedBrands } = await import('./seed-brands.ts');
  await seedBrands(needs);
}

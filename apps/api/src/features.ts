import type { Serve } from './http/serving.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Every feature of the contract; each mounts its own endpoints. */
export const FEATURES: readonly ((serve: Serve) => void)[] = [signInRoutes, usersRoutes, ordersRoutes];

/**
 * The screens of signing in and out. Loaded with the first of them, so that other pages do not carry their import
 * table.
 */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'auth'>, LoadScreen>> = {
  auth: () => import('../features/auth/auth.tsx'),
  login: () => import('../features/auth/login.tsx'),
  register: () => import('../features/auth/register.tsx'),
  verify: () => import('../features/auth/verify.tsx'),
  resetPassword: () => import('../features/auth/reset-password.tsx'),
  forceLogout: () => import('../features/auth/force-logout.tsx'),
  singleSignOn: () => import('../features/auth/single-sign-on.tsx'),
};

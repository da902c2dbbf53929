/** The screens of signing in and out. Their names come with the first of them that is opened, so that every other page is lighter. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const AUTH_SCREENS: Readonly<Record<ScreenIn<'auth'>, LoadScreen>> = {
  auth: () => import('../features/auth/auth.tsx'),
  login: () => import('../features/auth/login.tsx'),
  register: () => import('../features/auth/register.tsx'),
  verify: () => import('../features/auth/verify.tsx'),
  resetPassword: () => import('../features/auth/reset-password.tsx'),
  forceLogout: () => import('../features/auth/force-logout.tsx'),
};

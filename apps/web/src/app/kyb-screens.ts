/** The screens on which a company is verified. Loaded with the first of them. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'kyb'>, LoadScreen>> = {
  kybLogin: () => import('../features/kyb/kyb-login.tsx'),
  kybRegister: () => import('../features/kyb/kyb-register.tsx'),
};

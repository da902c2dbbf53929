/** The screens of companies. Loaded with the first of them: no other page carries anything of theirs. */
import type { ScreenIn } from '../page/screen-groups.ts';
import type { LoadScreen } from '../page/screen.ts';

export const SCREENS: Readonly<Record<ScreenIn<'company' | 'people' | 'quotations'>, LoadScreen>> = {
  businessHome: () => import('../features/company-home/company-home.tsx'),
  businessInfo: () => import('../features/company-info/company-info.tsx'),
  businessLogin: () => import('../features/company-login/company-login.tsx'),
  businessRegister: () => import('../features/company-registration/company-registration.tsx'),
  companyJoin: () => import('../features/company-join/company-join.tsx'),
  accountPeople: () => import('../features/company-people/company-people.tsx'),
  accountApprovals: () => import('../features/company-decisions/company-decisions.tsx'),
  accountQuotations: () => import('../features/company-quotations/company-quotations.tsx'),
};

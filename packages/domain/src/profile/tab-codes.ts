/** The codes of the tabs of a business profile, as addresses carry them. Source: S3.91. */
import { PROFILE_TABS } from './sections.ts';
import type { ProfileTab } from './sections.ts';

export const PROFILE_TAB_CODES = { company: 'cI', contact: 'cD', address: 'ad' } as const satisfies Record<
  ProfileTab,
  string
>;

/** The tab of a code; the first one for any other text. */
export const profileTabOf = (code: string | null): ProfileTab =>
  PROFILE_TABS.find((tab) => PROFILE_TAB_CODES[tab] === code) ?? PROFILE_TABS[0];

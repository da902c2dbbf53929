/**
 * The open tab of a company's profile, by its code in the address, so that a reload, a change of language and a link find
 * it again. It waits while a section is changed. Source: S3.91, S4.57.
 */
import { PROFILE_TAB_CODES, type ProfileTab, profileTabOf, selectProfileTab } from '@offrande/domain/profile';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Profile } from '../use-profile.ts';

const FIELD = 'tab';

export interface OpenTab {
  readonly tab: ProfileTab;
  readonly hrefOf: (tab: ProfileTab) => string;
}

export const useProfileTab = ({ snapshot, send }: Profile): OpenTab => {
  const [path] = useLocation();
  const asked = profileTabOf(new URLSearchParams(useSearch()).get(FIELD));
  const mayOpen = snapshot.can({ type: 'openTab', tab: asked });
  useEffect(() => {
    if (mayOpen) send({ type: 'openTab', tab: asked });
  }, [send, asked, mayOpen]);
  return {
    tab: selectProfileTab(snapshot),
    hrefOf: (tab) => `${path}?${new URLSearchParams({ [FIELD]: PROFILE_TAB_CODES[tab] }).toString()}`,
  };
};

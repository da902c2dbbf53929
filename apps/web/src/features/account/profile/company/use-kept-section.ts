/** The section that is open for changes survives a change of language, as do the fields in it. Source: S4.117. */
import { type ProfileSection, selectOpenSection } from '@offrande/domain/profile';
import { useKeptEntry } from '../../../form/use-kept-entry.ts';
import type { Profile } from '../use-profile.ts';

interface Kept {
  readonly section: ProfileSection | null;
}

export const useKeptSection = ({ snapshot, send }: Profile): void => {
  const open: Kept = { section: selectOpenSection(snapshot) };
  useKeptEntry('companySection', open, (next) => {
    const { section } = next(open);
    if (section !== null) send({ type: 'edit', section });
  });
};

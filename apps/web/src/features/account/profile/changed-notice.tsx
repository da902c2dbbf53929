/** Announces the last change of a profile until the next one begins. Source: S4.55, S4.56. */
import { useLingui } from '@lingui/react/macro';
import { Notice } from '@offrande/ui-kit/Notice';
import type { Profile } from './use-profile.ts';

export function ChangedNotice({ profile: { changed } }: { readonly profile: Profile }) {
  const { t } = useLingui();
  if (changed === null) return null;
  const said: Partial<Record<typeof changed, string>> = {
    password: t`Your password was changed.`,
    newsletter: t`Your choice about the newsletter was saved.`,
  };
  return (
    <Notice tone="success" isLive>
      {said[changed] ?? t`Your changes were saved.`}
    </Notice>
  );
}

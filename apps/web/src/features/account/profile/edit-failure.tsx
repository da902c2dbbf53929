/** Why a section could not be saved. Source: S4.55, A-56. */
import { useLingui } from '@lingui/react/macro';
import { selectProfileFailure } from '@offrande/domain/profile';
import { Notice } from '@offrande/ui-kit/Notice';
import { serverRefusalText } from '../../../messages/server-refusal-text.ts';
import type { Profile } from './use-profile.ts';

export function EditFailure({ profile: { snapshot } }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const failure = selectProfileFailure(snapshot);
  if (failure === null) return null;
  return (
    <Notice tone="danger" isLive>
      {t(serverRefusalText(failure.code))}
    </Notice>
  );
}

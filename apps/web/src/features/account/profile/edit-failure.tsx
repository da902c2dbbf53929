/** Why a section could not be saved. Source: S4.55, A-56. */
import { useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { selectProfileFailure } from '@offrande/domain/profile';
import { Notice } from '@offrande/ui-kit/Notice';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import type { Profile } from './use-profile.ts';

export function EditFailure({ profile: { snapshot } }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const failure = selectProfileFailure(snapshot);
  if (failure === null) return null;
  const said: Readonly<Record<string, string>> = {
    [ERROR_CODES.passwordWrong]: t`The current password is wrong.`,
    [ERROR_CODES.passwordRefused]: t`This password has appeared in a data breach. Choose another.`,
  };
  return (
    <Notice tone="danger" isLive>
      {(failure.code === null ? undefined : said[failure.code]) ?? t(GENERIC_FAILURE)}
    </Notice>
  );
}

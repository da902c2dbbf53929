/** For whoever proved the password of an account that signs in at another page: which one, with the way there. Source: S6.7, A-66. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { doorOfKind, loginLocation, type LoginOfOtherKind } from '@offrande/domain/sign-in';
import { Link } from '@offrande/ui-kit/Link';
import { useAvailable } from '../../page/available.ts';
import { useNextStep } from './use-next-step.ts';

const WAYS: Readonly<Record<LoginOfOtherKind['kind'], MessageDescriptor>> = {
  individual: msg`Go to the sign-in of individuals`,
  business: msg`Go to the sign-in of companies`,
  salesman: msg`Go to the sign-in of salesmen`,
};

export function OtherDoor({ kind }: Pick<LoginOfOtherKind, 'kind'>) {
  const { t } = useLingui();
  const isAvailable = useAvailable();
  const { keptIn } = useNextStep();
  const { path } = loginLocation(doorOfKind(kind));
  return (
    <p>
      <Trans>This account signs in on another page.</Trans>{' '}
      {isAvailable(path) && <Link href={keptIn(path)}>{t(WAYS[kind])}</Link>}
    </p>
  );
}

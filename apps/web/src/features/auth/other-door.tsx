/** For whoever proved the password of an account that signs in at another page: which one, with the way there. Loaded on demand. Source: S6.7, A-66. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { doorOfKind, loginLocation, type LoginOfOtherKind } from '@offrande/domain/sign-in';
import { Link } from '@offrande/ui-kit/Link';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { useAvailable } from '../../page/available.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { useNextStep } from './use-next-step.ts';

const WAYS: Readonly<Record<LoginOfOtherKind['kind'], MessageDescriptor>> = {
  individual: msg`Go to the sign-in of individuals`,
  business: msg`Go to the sign-in of companies`,
  salesman: msg`Go to the sign-in of salesmen`,
};

type OtherDoorProps = Pick<LoginOfOtherKind, 'kind'>;

export function OtherDoor({ kind }: OtherDoorProps) {
  const { answer, hasFailed, retry } = useAddedTexts('other-door');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return answer !== null && <WayThere kind={kind} />;
}

function WayThere({ kind }: OtherDoorProps) {
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

/** The current step of a registration: its form, one of its two codes, or opening the account. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useSelector } from '@xstate/react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { ProofStep } from './proof-step.tsx';
import type { RegistrationProps } from './registration-text.tsx';
import type { Registration } from './use-registration.ts';

/** Stays true while the next page is loading, so that nothing flickers. */
export const isFilling = ({ code, isBusy, isDone }: Registration): boolean => code === null && !isBusy && !isDone;

/** The steps after the form, under a heading of their own. */
export function RegistrationProof({ registration }: RegistrationProps) {
  const { t } = useLingui();
  const { code } = registration;
  const channel = useSelector(code ?? undefined, (snapshot) => snapshot?.context.channel ?? null);
  const titles = { email: t`Confirm your email`, sms: t`Confirm your mobile number` };
  useKeptFocus(channel);
  return (
    <>
      <PageHeading over={<Trans>Your new account</Trans>}>
        {channel === null ? t`Almost there` : titles[channel]}
      </PageHeading>
      {code === null ? (
        <Spinner size="lg" label={t`Opening your account`} showLabel />
      ) : (
        <ProofStep key={channel} code={code} />
      )}
    </>
  );
}

/** What follows the number in an import: the PIN if the number's range needs one, then the result. Source: S4.51, S7.95, A-89. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkPin, maskCardNumber } from '@offrande/domain/card';
import { type ImportType, selectIsNeedPinCode } from '@offrande/domain/card-import';
import { formOf } from '@offrande/domain/form';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { TextField } from '@offrande/ui-kit/TextField';
import { Result } from 'effect';
import { CaptchaBox } from '../../captcha/captcha-box.tsx';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import type { StepProps } from './number-step.tsx';
import type { Import } from './use-import.ts';

/** No input is needed without a PIN. */
const checkDetails =
  (isNeeded: boolean) =>
  ({ pin }: { readonly pin: string }) =>
    formOf<{ readonly pin: string }>()({ pin: isNeeded ? checkPin : () => Result.succeed('') })({ pin });

export function DetailsStep({ type, bringing, notice }: StepProps & { readonly type: ImportType }) {
  const { t } = useLingui();
  const isNeeded = selectIsNeedPinCode(bringing.snapshot) === true;
  const form = useEntry(
    { pin: '' },
    checkDetails(isNeeded),
    ({ pin }) => bringing.bring({ pin, email: '', phone: null }),
    null,
  );
  const { refusals } = form;
  const masked = maskCardNumber(bringing.snapshot.context.cardNumber);
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={refusals.pin !== undefined}>
      <p>
        <Trans>
          Card <span className="o-ltr">{masked}</span>
        </Trans>
      </p>
      {isNeeded && (
        <TextField
          {...field(form, 'pin')}
          label={t`PIN, 6 digits`}
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          isLtr
        />
      )}
      <CaptchaBox captcha={bringing.captcha} isMissed={bringing.isCaptchaMissed} />
      {notice}
      <div className="form-acts">
        <Button type="submit" isLoading={bringing.isBusy}>
          {type === 'card' ? t`Import the card` : t`Import the balance`}
        </Button>
        <Button variant="ghost" onPress={bringing.changeNumber}>
          <Trans>Change the number</Trans>
        </Button>
      </div>
    </Form>
  );
}

export function Imported({ type, bringing }: { readonly type: ImportType; readonly bringing: Import }) {
  const { t } = useLingui();
  const isCard = type === 'card';
  return (
    <div className="form">
      <Notice
        tone="success"
        isLive
        title={isCard ? t`The card is yours now.` : t`The balance is in your wallet.`}
        actions={
          <>
            <LinkButton href={isCard ? '/account/cards' : '/account/wallet'} size="sm">
              {isCard ? t`See my cards` : t`See my wallet`}
            </LinkButton>
            <Button variant="line" size="sm" onPress={bringing.changeNumber}>
              <Trans>Import another</Trans>
            </Button>
          </>
        }
      >
        {bringing.activatesAccount && <Trans>Your account is active.</Trans>}
      </Notice>
    </div>
  );
}

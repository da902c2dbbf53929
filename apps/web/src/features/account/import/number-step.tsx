/** The first step of an import: the card's number. Source: S4.51, S7.96, A-89. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkCardNumber } from '@offrande/domain/card';
import { formOf } from '@offrande/domain/form';
import { Button } from '@offrande/ui-kit/Button';
import { TextField } from '@offrande/ui-kit/TextField';
import type { ReactNode } from 'react';
import { CaptchaBox } from '../../captcha/captcha-box.tsx';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import type { Import } from './use-import.ts';

export interface StepProps {
  readonly bringing: Import;
  readonly notice: ReactNode;
}

const checkNumber = formOf<{ readonly cardNumber: string }>()({ cardNumber: checkCardNumber });

export function NumberStep({ bringing, notice }: StepProps) {
  const { t } = useLingui();
  const form = useEntry({ cardNumber: '' }, checkNumber, ({ cardNumber }) => bringing.validate(cardNumber), null);
  const { refusals } = form;
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={refusals.cardNumber !== undefined}>
      <TextField
        {...field(form, 'cardNumber')}
        label={t`Card number`}
        name="cardNumber"
        inputMode="numeric"
        autoComplete="off"
        isLtr
        onFocus={() => void bringing.captcha.prepare()}
      />
      <CaptchaBox captcha={bringing.captcha} isMissed={bringing.isCaptchaMissed} />
      {notice}
      <div className="form-acts">
        <Button type="submit" isLoading={bringing.isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  );
}

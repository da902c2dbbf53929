/** Sends the link to another email than the one that was mistyped. Source: ux row 104. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkOtherEmail } from '@offrande/domain/email';
import { formOf } from '@offrande/domain/form';
import { Button } from '@offrande/ui-kit/Button';
import { TextField } from '@offrande/ui-kit/TextField';
import { type ReactNode, useState } from 'react';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';

/** The id of its field. */
export const CORRECTED = 'corrected-email';

interface CorrectEmailProps {
  readonly before: string;
  readonly isWorking: boolean;
  readonly onCorrect: (newEmail: string) => void;
  readonly onCancel: () => void;
  /** Why it could not be sent there. */
  readonly children: ReactNode;
}

export function CorrectEmail({ before, isWorking, onCorrect, onCancel, children }: CorrectEmailProps) {
  const { t } = useLingui();
  const [check] = useState(() =>
    formOf<{ readonly email: string }>()({ email: (email: string) => checkOtherEmail(email, before) }),
  );
  const form = useEntry({ email: before }, check, ({ email }) => onCorrect(email), 'correctEmail');
  return (
    <div className="company-again">
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.errorOf('email') !== undefined}>
        <TextField
          {...field(form, 'email')}
          inputId={CORRECTED}
          label={t`Correct email`}
          type="email"
          isLtr
          autoComplete="email"
          spellCheck="false"
        />
        {children}
        <div className="form-acts">
          <Button type="submit" isLoading={isWorking}>
            <Trans>Send the link there</Trans>
          </Button>
          <Button variant="line" onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}

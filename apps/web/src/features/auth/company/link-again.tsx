/** Asks for the link once more, by the email of the registration. The answer is the same whether or not there is one. Source: S7.50. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkEmail } from '@offrande/domain/email';
import { formOf } from '@offrande/domain/form';
import { readFailure, type GatewayFailure } from '@offrande/domain/gateway';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { companyGateways } from '../../../shop/company-calls.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { FailureNotice } from '../failure-notice.tsx';

type Sending = 'not yet' | 'under way' | 'sent' | GatewayFailure;

const checkEntry = formOf<{ readonly email: string }>()({ email: checkEmail });

interface LinkAgainProps {
  /** The visitor is typing: the page must not leave. */
  readonly onBegin: () => void;
}

export function LinkAgain({ onBegin }: LinkAgainProps) {
  const { t } = useLingui();
  const { registration } = companyGateways(useShop());
  const [sending, setSending] = useState<Sending>('not yet');
  const send = (email: string): void => {
    setSending('under way');
    registration.resendToken({ email }).then(
      () => setSending('sent'),
      (failure: unknown) => setSending(readFailure(failure)),
    );
  };
  const form = useEntry({ email: '' }, checkEntry, ({ email }) => send(email), 'linkAgain');
  return (
    <div className="company-again">
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.errorOf('email') !== undefined}>
        <TextField
          {...field(form, 'email')}
          label={t`Email of the registration`}
          type="email"
          isLtr
          autoComplete="email"
          spellCheck="false"
          onFocus={onBegin}
        />
        <FailureNotice failure={typeof sending === 'string' ? null : sending} />
        {sending === 'sent' && (
          <Notice tone="success" isLive>
            <Trans>If a registration waits under this address, a new link is on its way to it.</Trans>
          </Notice>
        )}
        <Button type="submit" isLoading={sending === 'under way'}>
          <Trans>Send another link</Trans>
        </Button>
      </Form>
    </div>
  );
}

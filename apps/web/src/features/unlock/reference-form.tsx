/** Asks for the reference that stands on the letter and in the mail. Source: S5.75, A-85, docs/decisions/035. */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectReferenceRefusal } from '@offrande/domain/unlock';
import { Button } from '@offrande/ui-kit/Button';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { Form } from '../form/form.tsx';
import { useKeptEntry } from '../form/use-kept-entry.ts';
import type { Unlock } from './use-unlock.ts';

export function ReferenceForm({ unlock: { snapshot, send } }: { readonly unlock: Unlock }) {
  const { t } = useLingui();
  const [entry, setEntry] = useState({ reference: '' });
  useKeptEntry('unlockReference', entry, setEntry);
  const { reference } = entry;
  const [attempt, setAttempt] = useState(0);
  const refusal = selectReferenceRefusal(snapshot);
  const errors = {
    Required: t`Enter the reference, or scan the code on the letter.`,
    NotAnUnlockReference: t`This is not a whole reference. It has 38 letters and digits; compare it with the letter.`,
  };
  const submit = (): void => {
    setAttempt(attempt + 1);
    send({ type: 'enter', reference });
  };
  return (
    <div className="unlock-reference o-page">
      <PageHeading lead={<Trans>Cards sent by post stay locked until you confirm that they arrived.</Trans>}>
        {t`Unlock your order`}
      </PageHeading>
      <Form onSubmit={submit} attempt={attempt} isRefused={refusal !== null}>
        <TextField
          label={t`Unlock reference`}
          name="orderNo"
          voice="code"
          value={reference}
          onChange={(typed) => setEntry({ reference: typed })}
          description={t`It stands below the code on the letter that came with your cards. Capitals, blanks and hyphens do not matter.`}
          error={refusal === null ? undefined : errors[refusal._tag]}
          autoComplete="off"
          spellCheck="false"
          isLtr
        />
        <div className="form-acts">
          <Button type="submit">
            <Trans>Go on</Trans>
          </Button>
          <Button variant="ghost" onPress={() => send({ type: 'decline' })}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Handing the dossier to another person, who is invited to be an administrator of the company. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkEmail } from '@offrande/domain/email';
import { checkFields } from '@offrande/domain/form';
import { type GatewayFailure, readFailure } from '@offrande/domain/gateway';
import { kybAccess, selectKybSession } from '@offrande/domain/kyb';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { useKeptEntry } from '../form/use-kept-entry.ts';
import type { Kyb, KybProps } from './use-kyb.ts';

interface HandOver {
  readonly isBusy: boolean;
  /** The email that the last invitation went to. */
  readonly sentTo: string | null;
  readonly failure: GatewayFailure | null;
}

const NOTHING: HandOver = { isBusy: false, sentTo: null, failure: null };

/** A call beside the machine, which knows nothing of other people: a session that is over ends the dossier. */
const useHandOver = ({ snapshot, parts, end }: Kyb): HandOver & { readonly send: (email: string) => Promise<void> } => {
  const [state, setState] = useState(NOTHING);
  const send = async (email: string): Promise<void> => {
    const access = kybAccess(selectKybSession(snapshot));
    if (access === null) return;
    setState({ ...NOTHING, isBusy: true });
    try {
      await parts.gateways.dossier.handOver(access, email);
      setState({ ...NOTHING, sentTo: email });
    } catch (error) {
      const failure = readFailure(error);
      if (failure.reason === 'unauthorized') end();
      else setState({ ...NOTHING, failure });
    }
  };
  return { ...state, send };
};

export function HandOverSection({ kyb }: KybProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  useKeptEntry('handOverOpen', { isOpen }, (next) => setOpen((before) => next({ isOpen: before }).isOpen));
  const { isBusy, sentTo, failure, send } = useHandOver(kyb);
  const form = useEntry(
    { email: '' },
    ({ email }) => checkFields({ email: checkEmail(email) }),
    ({ email }) => void send(email),
    'handOver',
  );
  return (
    <section>
      <h2>
        <Trans>Somebody else goes on</Trans>
      </h2>
      <p>
        <Trans>A colleague whom you invite becomes administrator of the company, and fills in the dossier too.</Trans>
      </p>
      {sentTo !== null && (
        <Notice tone="success" isLive>
          {t`The invitation is on its way to ${sentTo}. Its link is valid for 72 hours.`}
        </Notice>
      )}
      {isOpen ? (
        <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(form.refusals).length > 0}>
          <TextField
            {...field(form, 'email')}
            label={t`Email of your colleague`}
            type="email"
            autoComplete="off"
            spellCheck="false"
            isLtr
          />
          <FailureNotice failure={failure} />
          <Button type="submit" size="sm" isLoading={isBusy}>
            <Trans>Send the invitation</Trans>
          </Button>
        </Form>
      ) : (
        <Button variant="line" size="sm" icon="mail" onPress={() => setOpen(true)}>
          <Trans>Invite a colleague</Trans>
        </Button>
      )}
    </section>
  );
}

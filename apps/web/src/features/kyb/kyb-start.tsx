/** The choice to begin a dossier or to go on with one, and the company's email. Source: S2.89, S4.72, A-78. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkEmail } from '@offrande/domain/email';
import { checkFields } from '@offrande/domain/form';
import { type KybIntention, selectKybNotice } from '@offrande/domain/kyb';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { TextField } from '@offrande/ui-kit/TextField';
import { Result } from 'effect';
import { useEffect } from 'react';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { KybExplained } from './kyb-explained.tsx';
import './kyb.css';
import { useCompanyEmail } from './use-company-email.ts';
import type { KybProps } from './use-kyb.ts';

interface StartEntry {
  readonly email: string;
  readonly intention: KybIntention;
}

const checkStart = ({ email, intention }: StartEntry) =>
  checkFields({ email: checkEmail(email), intention: Result.succeed(intention) });

const useStart = ({ kyb: { actor } }: KybProps) => {
  const known = useCompanyEmail();
  const form = useEntry<StartEntry, ReturnType<typeof checkStart>>(
    { email: known, intention: 'new' },
    checkStart,
    ({ intention, email }) => actor.send({ type: 'start', intention, email }),
    'kybStart',
  );
  const { update } = form;
  useEffect(() => {
    if (known !== '') update((entry) => (entry.email === '' ? { ...entry, email: known } : entry));
  }, [known, update]);
  return form;
};

interface KybStartProps extends KybProps {
  /** The server ended the access before. */
  readonly isEnded: boolean;
}

export function KybStart({ kyb, isEnded }: KybStartProps) {
  const { t } = useLingui();
  const form = useStart({ kyb });
  return (
    <div className="kyb-start o-page">
      <div className="kyb-start-main">
        <PageHeading lead={<Trans>The law asks us to know the companies that buy from us, and who owns them.</Trans>}>
          {t`Company verification`}
        </PageHeading>
        {(isEnded || selectKybNotice(kyb.snapshot)?._tag === 'KybSessionEnded') && <EndedNotice />}
        <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.refusals.email !== undefined}>
          <RadioList
            {...field(form, 'intention')}
            label={t`What would you like to do?`}
            options={[
              {
                value: 'new',
                icon: 'file',
                title: t`Begin a verification`,
                description: t`For a company that is registered here.`,
              },
              {
                value: 'resume',
                icon: 'refresh',
                title: t`Go on with a verification`,
                description: t`Everything that was saved is still there.`,
              },
            ]}
          />
          <TextField
            {...field(form, 'email')}
            label={t`Email of the company’s account`}
            description={t`We send a code to it.`}
            name="email"
            type="email"
            autoComplete="username"
            spellCheck="false"
            isLtr
          />
          <div className="captcha-place" data-captcha="oneTimeCode" />
          <div className="form-acts">
            <Button type="submit">
              <Trans>Send the code</Trans>
            </Button>
          </div>
        </Form>
        <p className="kyb-note">
          <Link href="/auth/kyb/login">
            <Trans>Sign in with the password instead</Trans>
          </Link>
        </p>
      </div>
      <KybExplained />
    </div>
  );
}

function EndedNotice() {
  const { t } = useLingui();
  return (
    <Notice tone="info" title={t`Your access to the dossier has ended`} isLive>
      <Trans>What was saved is still there: confirm the email again to go on.</Trans>
    </Notice>
  );
}

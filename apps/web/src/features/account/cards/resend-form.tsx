/** Sends a card's email again to an address of the owner's choice. Source: S7.94, S8.53, S8.54. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkResend } from '@offrande/domain/card-copy';
import { Button } from '@offrande/ui-kit/Button';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { Alert } from '../../../page/dialogs.tsx';
import { serverRefusalText } from '../../../messages/server-refusal-text.ts';
import { CaptchaBox } from '../../captcha/captcha-box.tsx';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { useMember } from '../use-member.ts';
import type { OwnCard } from './own-cards.ts';
import { useResend } from './use-resend.ts';

interface ResendFormProps {
  readonly own: OwnCard;
  readonly onClose: () => void;
}

/** Waits for the member's own email, which is filled in. */
export function ResendForm(props: ResendFormProps) {
  const { member, hasFailed } = useMember();
  return member === null && !hasFailed ? (
    <Skeleton shape="block" />
  ) : (
    <Fields {...props} ownEmail={member?.email ?? ''} />
  );
}

function Fields({ own, ownEmail, onClose }: ResendFormProps & { readonly ownEmail: string }) {
  const { t } = useLingui();
  const resend = useResend(own.card.cardNumber, onClose);
  const form = useEntry(
    { receiverEmail: ownEmail },
    checkResend,
    ({ receiverEmail }) => resend.send(receiverEmail),
    'resend',
  );
  const { refusals } = form;
  const { notice } = resend;
  return (
    <Panel
      title={t`Send this card again`}
      actions={<IconButton icon="close" label={t`Close`} onPress={onClose} />}
      className="card-form"
    >
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
        <TextField
          {...field(form, 'receiverEmail')}
          label={t`Email`}
          name="receiverEmail"
          type="email"
          autoComplete="email"
          isLtr
          onFocus={() => void resend.captcha.prepare()}
          description={t`Whoever gets this email can use the card.`}
        />
        <CaptchaBox captcha={resend.captcha} isMissed={resend.isCaptchaMissed} />
        <div className="form-acts">
          <Button type="submit" isLoading={resend.isSending}>
            <Trans>Send the email</Trans>
          </Button>
          <Button variant="ghost" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
      <Alert
        isOpen={notice?._tag === 'CardResendFailed'}
        title={t`The card was not sent.`}
        ok={{ label: t`OK`, onPress: resend.dismiss }}
      >
        <p>{notice?._tag === 'CardResendFailed' && t(serverRefusalText(notice.code))}</p>
      </Alert>
    </Panel>
  );
}

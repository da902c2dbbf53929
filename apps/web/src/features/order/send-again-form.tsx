/** The receiver of a card that is sent again: email and its confirmation, a mobile where it goes by SMS. Source. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SentCard } from '@offrande/api-client/gateways';
import { type CardReceiver, checkRedirect, type RedirectEntry } from '@offrande/domain/card-copy';
import type { NumberingPlan } from '@offrande/domain/phone';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { PhoneNumber } from '../phone/phone-number.tsx';
import { useNumberingPlan } from '../phone/use-numbering-plan.ts';
import { useSendAgain } from './use-sent-cards.ts';

interface SendAgainProps {
  readonly orderNo: string;
  readonly card: SentCard;
  readonly onSent: (to: CardReceiver) => void;
  readonly onClose: () => void;
}

export function SendAgainForm(props: SendAgainProps) {
  const { answer: plan, hasFailed, retry } = useNumberingPlan();
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return plan === null ? <Skeleton shape="block" /> : <Fields {...props} plan={plan} />;
}

function Fields({ orderNo, card, plan, onSent, onClose }: SendAgainProps & { readonly plan: NumberingPlan }) {
  const { t } = useLingui();
  const { cardId, email, mobile } = card;
  const channels = { email: email !== null, sms: mobile !== null };
  const again = useSendAgain(orderNo, cardId, onSent);
  const form = useEntry(
    (): RedirectEntry => ({ email: email ?? '', confirmEmail: '', phone: plan.entryOfE164(mobile ?? '') }),
    (entry: RedirectEntry) => checkRedirect(entry, channels, plan),
    again.send,
    `sendAgain/${cardId}`,
  );
  const { entry, change, errorOf } = form;
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(form.refusals).length > 0}>
      <p>
        <Trans>
          The card keeps its number. At another address it gets a new PIN, and what was sent before opens nothing any
          more.
        </Trans>
      </p>
      {channels.email && (
        <>
          <TextField {...field(form, 'email')} label={t`Receiver’s email`} type="email" autoComplete="off" isLtr />
          <TextField
            {...field(form, 'confirmEmail')}
            label={t`Receiver’s email again`}
            type="email"
            autoComplete="off"
            isLtr
          />
        </>
      )}
      {channels.sms && (
        <PhoneNumber
          label={t`Receiver’s mobile`}
          name="receiverPhone"
          autoComplete="off"
          phone={entry.phone}
          onChange={(phone) => change({ phone })}
          error={errorOf('phone')}
        />
      )}
      {again.hasFailed && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <div className="form-acts">
        <Button type="submit" isLoading={again.isSending}>
          <Trans>Send the card</Trans>
        </Button>
        <Button variant="ghost" onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}

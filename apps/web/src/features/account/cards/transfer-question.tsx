/**
 * The final confirmation of a transfer: what is given, to whom, and what remains; it cannot be undone. Source: A-95, ux
 * row 43.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectTransfer,
  selectTransferFailure,
  type TransferEvent,
  type TransferSnapshot,
} from '@offrande/domain/transfer';
import { Notice } from '@offrande/ui-kit/Notice';
import { Question } from '../../../page/dialogs.tsx';
import { serverRefusalText } from '../../../messages/server-refusal-text.ts';
import { useFormats } from '../../../shop/formats.ts';

interface TransferQuestionProps {
  readonly snapshot: TransferSnapshot;
  readonly send: (event: TransferEvent) => void;
}

export function TransferQuestion({ snapshot, send }: TransferQuestionProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const transfer = selectTransfer(snapshot);
  const failure = selectTransferFailure(snapshot);
  if (transfer === null) return null;
  const [amount, rest, friend] = [money(transfer.amount), money(transfer.rest), transfer.friendName];
  const contact = transfer.to.method === 'email' ? transfer.to.email : transfer.to.phone.e164;
  return (
    <Question
      isOpen={snapshot.matches('reviewing') || snapshot.matches('sending')}
      title={t`Send ${amount} to ${friend}?`}
      go={{
        label: t`Send ${amount} to ${friend}`,
        isLoading: snapshot.hasTag('busy'),
        onPress: () => send({ type: 'send' }),
      }}
      stay={{ label: t`Change`, onPress: () => send({ type: 'change' }) }}
    >
      <p>
        <Trans>
          It goes to <bdi className="o-ltr">{contact}</bdi>. {rest} stays on your card.
        </Trans>
      </p>
      <p>
        <Trans>This cannot be taken back.</Trans>
      </p>
      {failure !== null && (
        <Notice tone="danger" isLive>
          {t(serverRefusalText(failure.code))}
        </Notice>
      )}
    </Question>
  );
}

/** The amount of a transfer to the wallet. Source: A-184. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkWalletTransfer, isWalletFull, walletRoom, type WalletTransferTerms } from '@offrande/domain/top-up';
import type { Wallet } from '@offrande/domain/wallet';
import { AmountField } from '@offrande/ui-kit/AmountField';
import { Button } from '@offrande/ui-kit/Button';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Result } from 'effect';
import { useFormats } from '../../../shop/formats.ts';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { useCurrencySign } from '../../product/use-currency-sign.ts';
import { useTransferRefusalText } from './use-transfer-refusal-text.ts';
import type { WalletTransfer } from './use-wallet-transfer.ts';

interface TransferFormProps {
  readonly wallet: Wallet;
  readonly terms: WalletTransferTerms;
  readonly transfer: WalletTransfer;
}

export function TransferForm({ onClose, ...props }: TransferFormProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Top up by bank transfer`} actions={<IconButton icon="close" label={t`Close`} onPress={onClose} />}>
      {isWalletFull(props.wallet, props.terms) ? <Full {...props} /> : <AmountForm {...props} />}
    </Panel>
  );
}

function Full({ terms }: TransferFormProps) {
  const { money } = useFormats();
  const most = money(terms.walletMax);
  return (
    <Notice>
      <Trans>The wallet takes {most} at most, with what is in progress. Nothing can be added at the moment.</Trans>
    </Notice>
  );
}

function AmountForm({ wallet, terms, transfer: { snapshot, send } }: TransferFormProps) {
  const { t } = useLingui();
  const { together } = useFormats();
  const refusalText = useTransferRefusalText();
  const sign = useCurrencySign();
  const facts = { wallet, isWaiting: false };
  const form = useEntry(
    { amount: '' },
    (entry) => Result.succeed(entry),
    ({ amount }) => send({ type: 'ask', entry: amount, facts, terms }),
    'walletTransfer',
  );
  const checked = checkWalletTransfer(form.entry.amount, facts, terms);
  const refusal = form.attempt > 0 && Result.isFailure(checked) ? checked.failure : null;
  const [least, most] = together(terms.minAmount, walletRoom(wallet, terms));
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={refusal !== null}>
      <AmountField
        {...field(form, 'amount')}
        label={t`Amount to transfer`}
        unit={sign}
        description={t`From ${least} to ${most}.`}
        error={refusal === null ? undefined : refusalText(refusal)}
      />
      <p className="account-note">
        <Trans>
          You get the bank details here and by email. The amount is in the wallet as soon as it has arrived.
        </Trans>
      </p>
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Get the bank details</Trans>
        </Button>
      </div>
    </Form>
  );
}

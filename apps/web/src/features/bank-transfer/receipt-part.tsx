/** Uploads the receipt of a bank transfer while the order, or top-up, is waiting for payment. Source: S4.14, S8.50, S8.51, A-36, A-184. */
import { Trans, useLingui } from '@lingui/react/macro';
import { endingsOf } from '@offrande/domain/file';
import { formatNumber } from '@offrande/domain/locale';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import {
  RECEIPT_FILE,
  selectReceiptNotice,
  selectReceiptRefusal,
  type SentReceipt,
} from '@offrande/domain/bank-transfer';
import { Button } from '@offrande/ui-kit/Button';
import { Icon } from '@offrande/ui-kit/Icon';
import { Notice } from '@offrande/ui-kit/Notice';
import { PhotoField } from '@offrande/ui-kit/PhotoField';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useNumberStyle } from '../../page/number-style.ts';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type Receipt, useReceipt } from './use-receipt.ts';

const ACCEPTED = RECEIPT_FILE.types.flatMap((type) => endingsOf(type).map((ending) => `.${ending}`)).join(',');
const FIELD_ID = 'receipt';

const buttonOfField = (): HTMLElement | null =>
  document.getElementById(FIELD_ID)?.parentElement?.querySelector('button') ?? null;

/** What is said of a receipt that was sent: that the money is still awaited, and what its arrival does. */
export interface ReceiptWords {
  readonly sent: (name: string, when: string) => ReactNode;
  readonly thanks: ReactNode;
}

const OF_ORDER: ReceiptWords = {
  sent: (name, when) => (
    <Trans>
      <bdi>{name}</bdi>, sent on {when}. The order still waits for your payment.
    </Trans>
  ),
  thanks: <Trans>Your order is confirmed as soon as the money arrives. We will email you.</Trans>,
};

interface ReceiptPartProps {
  readonly order: Pick<PlacedOrder, 'orderNo' | 'receipt'>;
  readonly onSent: () => void;
  /** By default those about an order. */
  readonly words?: ReceiptWords;
}

export function ReceiptPart({ order, onSent, words = OF_ORDER }: ReceiptPartProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const custId = useShop().signedIn()?.custId ?? null;
  const receipt = useReceipt(order.orderNo, custId, onSent);
  const { snapshot, choose } = receipt;
  const refusal = selectReceiptRefusal(snapshot);
  const size = formatNumber(String(RECEIPT_FILE.statedMegabytes), useNumberStyle());
  useKeptFocus(snapshot.value, buttonOfField);
  return (
    <section className="order-part" aria-labelledby="order-receipt">
      <h2 id="order-receipt">
        <Trans>Receipt of your transfer</Trans>
      </h2>
      <p>
        <Trans>With the receipt of your bank we find your money faster.</Trans>
      </p>
      {order.receipt !== null && <Sent receipt={order.receipt} words={words} />}
      <PhotoField
        label={t`Receipt`}
        hint={t`PNG, JPG or PDF, ${size} MB at most.`}
        accept={ACCEPTED}
        inputId={FIELD_ID}
        onSelect={choose}
        chooseLabel={order.receipt === null ? t`Choose the receipt` : t`Replace the receipt`}
        readingLabel={snapshot.matches('uploading') ? t`Sending the receipt` : undefined}
        error={refusal === null ? undefined : refusalText(refusal)}
      />
      <Outcome receipt={receipt} words={words} />
    </section>
  );
}

/** The receipt that was sent last, so that its sender knows which one and when. */
function Sent({ receipt, words }: { readonly receipt: SentReceipt; readonly words: ReceiptWords }) {
  const { t } = useLingui();
  const { minute } = useFormats();
  const name = receipt.fileName === '' ? t`Receipt` : receipt.fileName;
  return (
    <p className="order-receipt-sent">
      <Icon name="check-circle" />
      <span>{words.sent(name, minute(receipt.receivedAt))}</span>
    </p>
  );
}

function Outcome({ receipt, words }: { readonly receipt: Receipt; readonly words: ReceiptWords }) {
  const { t } = useLingui();
  const { snapshot, retry } = receipt;
  const notice = selectReceiptNotice(snapshot);
  if (notice === null) return null;
  if (notice._tag === 'ReceiptUploaded') {
    return (
      <Notice tone="success" isLive title={t`We have your receipt.`}>
        {words.thanks}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      isLive
      title={t`The receipt was not sent.`}
      actions={
        <Button variant="line" size="sm" onPress={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {t(serverRefusalText(notice.code))}
    </Notice>
  );
}

/** Uploads the receipt of a bank transfer while the order is waiting for payment. Source: S4.14, S8.50, S8.51, A-36. */
import { Trans, useLingui } from '@lingui/react/macro';
import { endingsOf } from '@offrande/domain/file';
import { formatNumber } from '@offrande/domain/locale';
import { RECEIPT_FILE, selectReceiptNotice, selectReceiptRefusal } from '@offrande/domain/bank-transfer';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { PhotoField } from '@offrande/ui-kit/PhotoField';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useNumberStyle } from '../../page/number-style.ts';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type Receipt, useReceipt } from './use-receipt.ts';

const ACCEPTED = RECEIPT_FILE.types.flatMap((type) => endingsOf(type).map((ending) => `.${ending}`)).join(',');
const FIELD_ID = 'receipt';

const buttonOfField = (): HTMLElement | null =>
  document.getElementById(FIELD_ID)?.parentElement?.querySelector('button') ?? null;

/** Only for members: bank transfers require an account. */
export function ReceiptPart({ orderNo }: { readonly orderNo: string }) {
  const custId = useShop().signedIn()?.custId ?? null;
  return custId === null ? null : <Upload orderNo={orderNo} custId={custId} />;
}

function Upload({ orderNo, custId }: { readonly orderNo: string; readonly custId: string }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const receipt = useReceipt(orderNo, custId);
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
      <PhotoField
        label={t`Receipt`}
        hint={t`PNG, JPG or PDF, ${size} MB at most.`}
        accept={ACCEPTED}
        inputId={FIELD_ID}
        onSelect={choose}
        chooseLabel={snapshot.matches('uploaded') ? t`Send another` : t`Choose the receipt`}
        readingLabel={snapshot.matches('uploading') ? t`Sending the receipt` : undefined}
        error={refusal === null ? undefined : refusalText(refusal)}
      />
      <Outcome receipt={receipt} />
    </section>
  );
}

function Outcome({ receipt: { snapshot, retry } }: { readonly receipt: Receipt }) {
  const { t } = useLingui();
  const notice = selectReceiptNotice(snapshot);
  if (notice === null) return null;
  if (notice._tag === 'ReceiptUploaded') {
    return (
      <Notice tone="success" isLive title={t`We have your receipt.`}>
        <Trans>Your order is confirmed as soon as the money arrives. We will email you.</Trans>
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

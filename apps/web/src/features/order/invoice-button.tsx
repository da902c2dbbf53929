/** Downloads the invoice of a member's order. A guest gets it with an account. Source: S7.84, S8.47. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useInvoice } from '../account/orders/use-invoice.ts';

export function InvoiceButton({ orderNo }: { readonly orderNo: string }) {
  const member = useShop().signedIn();
  return member === null ? null : <MemberInvoice custId={member.custId} orderNo={orderNo} />;
}

function MemberInvoice({ custId, orderNo }: { readonly custId: string; readonly orderNo: string }) {
  const { t } = useLingui();
  const { asked, failure, ask } = useInvoice(custId);
  return (
    <>
      <Button icon="download" isLoading={asked !== null} onPress={() => ask(orderNo)}>
        <Trans>Download invoice</Trans>
      </Button>
      {failure !== null && (
        <Notice tone={failure === 'notReady' ? 'info' : 'danger'} isLive>
          {failure === 'notReady' ? t`Invoice not ready. It is made once the order is paid.` : t(GENERIC_FAILURE)}
        </Notice>
      )}
    </>
  );
}

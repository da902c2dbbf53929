/**
 * Downloads the invoice of a member's order, or its pro forma invoice while a transfer is awaited. A guest gets them with an account.
 * Source: S4.13, S7.84, S8.47.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useInvoice } from '../account/orders/use-invoice.ts';

interface InvoiceButtonProps {
  readonly orderNo: string;
  readonly isProforma?: boolean;
}

export function InvoiceButton(props: InvoiceButtonProps) {
  const member = useShop().signedIn();
  return member === null ? null : <MemberInvoice custId={member.custId} {...props} />;
}

function MemberInvoice({ custId, orderNo, isProforma = false }: InvoiceButtonProps & { readonly custId: string }) {
  const { t } = useLingui();
  const { asked, failure, ask } = useInvoice(custId);
  return (
    <>
      <Button
        icon="download"
        variant={isProforma ? 'line' : 'primary'}
        isLoading={asked !== null}
        onPress={() => ask(orderNo)}
      >
        {isProforma ? <Trans>Pro forma invoice</Trans> : <Trans>Download invoice</Trans>}
      </Button>
      {failure !== null && (
        <Notice tone={failure === 'notReady' ? 'info' : 'danger'} isLive>
          {failure === 'notReady' ? t`Invoice not ready. It is made once the order is paid.` : t(GENERIC_FAILURE)}
        </Notice>
      )}
    </>
  );
}

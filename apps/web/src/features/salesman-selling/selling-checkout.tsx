/** The checkout for a customer that may be ordered for; before any other it says why not. Source: S2.32, S4.92, S5.64, S8.29, A-77. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderingRefusal } from '@offrande/domain/checkout';
import { checkDraftCustomer } from '@offrande/domain/salesman-draft';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Result } from 'effect';
import { useMemo } from 'react';
import { ORDERING_REFUSAL_TEXTS } from '../../messages/ordering-refusal-text.ts';
import { saveNow } from '../../shop/draft-desk.ts';
import { CheckoutPage } from '../checkout/checkout.tsx';
import type { Checkout, Selling } from '../checkout/use-checkout.ts';
import { KeepOrDelete } from './leave-selling.tsx';
import { SellingParts } from './selling-parts.tsx';
import { useDesk } from '../../shop/use-draft-desk.ts';

export function SellingCheckout() {
  const { draft } = useDesk();
  const right = checkDraftCustomer(draft);
  return Result.isFailure(right) ? <MayNotOrder refusal={right.failure} /> : <OpenSelling />;
}

function MayNotOrder({ refusal }: { readonly refusal: OrderingRefusal }) {
  const { t } = useLingui();
  return (
    <div className="checkout-waiting selling-refused o-page">
      <PageHeading>
        <Trans>Checkout</Trans>
      </PageHeading>
      <Notice
        tone="warning"
        actions={
          <>
            <LinkButton href="/salesman" size="sm">
              <Trans>Choose a customer</Trans>
            </LinkButton>
            <LinkButton href="/cart" variant="line" size="sm">
              <Trans>Back to the cart</Trans>
            </LinkButton>
          </>
        }
      >
        {t(ORDERING_REFUSAL_TEXTS[refusal._tag])}
      </Notice>
    </div>
  );
}

const useSelling = (): Selling => {
  const { desk, draft, stored } = useDesk();
  const { customer, invoicing } = draft;
  const draftId = stored?.draftId ?? null;
  return useMemo(
    () => ({
      orderedFor: customer,
      draftId,
      invoicing,
      chooseInvoicing: (chosen) => desk.send({ type: 'change', values: { invoicing: chosen } }),
      drafts: {
        save: () => saveNow(desk),
        remove: async () => desk.send({ type: 'leave' }),
        settle: () => desk.send({ type: 'placed' }),
      },
    }),
    [desk, customer, draftId, invoicing],
  );
};

function OpenSelling() {
  return <CheckoutPage More={SellingParts} selling={useSelling()} Leave={LeaveCheckout} />;
}

/** Source: S4.118, A-84, A-176. */
function LeaveCheckout({ checkout: { isAsking, send } }: { readonly checkout: Checkout }) {
  return (
    <KeepOrDelete
      isOpen={isAsking}
      onKeep={() => send({ type: 'keep' })}
      onDelete={() => send({ type: 'confirm' })}
      onStay={() => send({ type: 'stay' })}
    />
  );
}

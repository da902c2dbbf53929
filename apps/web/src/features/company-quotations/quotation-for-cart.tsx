/** Asks for a quotation for the cart, mailed to an address of the company’s choice. Source: S7.99, S8.48, S8.49, A-40, A-182. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import { Button } from '@offrande/ui-kit/Button';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { Alert } from '../../page/dialogs.tsx';
import { useFormats } from '../../shop/formats.ts';
import { useCart } from '../../shop/shop-context.tsx';
import { useMember } from '../account/use-member.ts';
import { OrderingRefused } from '../company-buying/ordering-refused.tsx';
import { useOrderingRight } from '../company-buying/use-ordering-right.ts';
import './quotation-for-cart.css';
import { type QuotedCustomer, useOwnQuotation, useQuotationRequest } from './use-quotation-request.ts';

export function QuotationForCart() {
  const { member, hasFailed } = useMember();
  const right = useOrderingRight();
  const quoted = useOwnQuotation();
  const cards = cartQuantity(useCart());
  if (right.refusal !== null) return <OrderingRefused refusal={right.refusal} />;
  // A press before the address is known would be refused for want of one.
  if (cards > 0 && member === null && !hasFailed) return <Skeleton shape="block" />;
  return <QuotationToSend quoted={quoted} knownEmail={member?.email ?? ''} />;
}

interface QuotationToSendProps {
  readonly quoted: QuotedCustomer;
  readonly knownEmail: string;
  readonly isDisabled?: boolean;
}

export function QuotationToSend({ quoted, knownEmail, isDisabled = false }: QuotationToSendProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const refusalText = useRefusalText();
  const [typed, setTyped] = useState<string | null>(null);
  const { priced, total, refusal, notice, isBusy, ask, close } = useQuotationRequest(quoted);
  const email = typed ?? knownEmail;
  const cards = cartQuantity(priced.cart);
  const isRefused = refusal !== null && refusal._tag !== 'QuotationNotOffered' && refusal._tag !== 'CartEmpty';
  return (
    <>
      {cards > 0 && (
        <Panel title={t`A quotation for the cart`}>
          <p>
            <Plural value={cards} one="# card" other="# cards" />, <strong>{money(total.total)}</strong>
          </p>
          <form
            className="quotation-request"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              ask(email);
            }}
          >
            <TextField
              label={t`Send it to`}
              type="email"
              autoComplete="email"
              value={email}
              onChange={setTyped}
              error={isRefused ? refusalText(refusal) : undefined}
            />
            <Button type="submit" isLoading={isBusy} isDisabled={isDisabled}>
              <Trans>Send the quotation</Trans>
            </Button>
          </form>
        </Panel>
      )}
      <Alert
        isOpen={notice !== null}
        title={notice?._tag === 'QuotationSent' ? t`Quotation sent` : t`Quotation`}
        ok={{ label: t`OK`, onPress: close }}
      >
        <p>
          {notice?._tag === 'QuotationSent' ? (
            <Trans>
              The quotation was sent to <span className="o-ltr">{notice.email}</span>.
            </Trans>
          ) : (
            <Trans>oops, something went wrong, try again</Trans>
          )}
        </p>
      </Alert>
    </>
  );
}

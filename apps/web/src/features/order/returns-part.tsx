/**
 * The returns of an order on its page, newest first: when, how many cards, how much was given back, and the credit note of each for its
 * member. A guest has it in the email of the return. Source: S3.140, S3.141, decision 061.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PlacedOrder, PlacedReturn } from '@offrande/api-client/gateways';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCreditNote } from '../account/orders/use-invoice.ts';
import './sent-cards.css';

const HEADING = 'order-returns';

/** `order` has returns. */
export function ReturnsPart({ order: { orderNo, returns } }: { readonly order: PlacedOrder }) {
  const custId = useShop().signedIn()?.custId ?? null;
  return (
    <section className="order-part" aria-labelledby={HEADING}>
      <h2 id={HEADING}>
        <Trans>Returned</Trans>
      </h2>
      <ul className="order-sent">
        {returns.toReversed().map((one) => (
          <ReturnItem key={one.returnId} orderNo={orderNo} custId={custId} returned={one} />
        ))}
      </ul>
    </section>
  );
}

interface ReturnProps {
  readonly orderNo: string;
  readonly returned: PlacedReturn;
}

function ReturnItem({ custId, ...props }: ReturnProps & { readonly custId: string | null }) {
  const { money, minute } = useFormats();
  const { at, cards, price, hasCreditNote } = props.returned;
  return (
    <li className="order-sent-card">
      <div className="order-sent-text">
        <h3>{minute(at)}</h3>
        {cards > 0 && (
          <p>
            <Plural value={cards} one="# card" other="# cards" />
          </p>
        )}
        <p>
          <bdi>{money(price)}</bdi>
        </p>
      </div>
      {hasCreditNote && custId !== null && <CreditNote custId={custId} {...props} />}
    </li>
  );
}

function CreditNote({ custId, orderNo, returned }: ReturnProps & { readonly custId: string }) {
  const { t } = useLingui();
  const { minute } = useFormats();
  const { asked, failure, ask } = useCreditNote(custId, orderNo);
  const date = minute(returned.at);
  return (
    <>
      <Button
        variant="line"
        size="sm"
        icon="download"
        aria-label={t`Credit note of ${date}`}
        isLoading={asked !== null}
        onPress={() => ask(returned.returnId)}
      >
        <Trans>Credit note</Trans>
      </Button>
      {failure !== null && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
    </>
  );
}

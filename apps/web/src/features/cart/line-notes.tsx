/**
 * Notes on a card besides its texts and recipient: what travels with it, where it can be redeemed, when it is sent, what a company
 * states of it. Source: S3.3, S3.4, S3.6, S3.9, S6.12.
 */
import { Plural, Trans } from '@lingui/react/macro';
import type { CartLine } from '@offrande/domain/cart';
import { type RedeemablePlace, VALIDITY_DEFAULT_MONTHS } from '@offrande/domain/personalisation';
import { useFormats } from '../../shop/formats.ts';

/** The chosen place; nothing for the whole store. */
export function PlaceWords({ place }: { readonly place: RedeemablePlace }) {
  if (place.type === 'wholeStore') return null;
  if (place.type === 'allExceptFood') return <Trans>Whole store except food</Trans>;
  const { text } = place;
  return (
    <Trans>
      To be spent at: <bdi>{text}</bdi>
    </Trans>
  );
}

/** What a company states of a card for its own records. */
function TradeWords({ customerId, validMonths }: Pick<CartLine, 'customerId' | 'validMonths'>) {
  return (
    <>
      {customerId !== null && (
        <span className="checkout-note">
          <Trans>
            Customer ID: <bdi>{customerId}</bdi>
          </Trans>
        </span>
      )}
      {validMonths !== VALIDITY_DEFAULT_MONTHS && (
        <span className="checkout-note">
          <Plural value={validMonths} one="Valid # month" other="Valid # months" />
        </span>
      )}
    </>
  );
}

/** What travels with each card: its name, or its name and price where it is still to be paid. */
export function ExtraWords({ what }: { readonly what: string }) {
  return (
    <Trans>
      With each card: <bdi>{what}</bdi>
    </Trans>
  );
}

/** Where the cards and their receivers come from. */
function FileWords({ name }: { readonly name: string }) {
  return (
    <Trans>
      From the file <bdi>{name}</bdi>
    </Trans>
  );
}

type NotedLine = Pick<CartLine, 'file' | 'redeemablePlace' | 'delivery' | 'extra' | 'customerId' | 'validMonths'>;

export function LineNotes({ file, redeemablePlace, delivery: { date }, extra, ...stated }: NotedLine) {
  const { money } = useFormats();
  return (
    <>
      {file !== null && (
        <span className="checkout-note">
          <FileWords name={file.name} />
        </span>
      )}
      {extra !== null && (
        <span className="checkout-note">
          <ExtraWords what={`${extra.name}, ${money(extra.amount)}`} />
        </span>
      )}
      {redeemablePlace.type !== 'wholeStore' && (
        <span className="checkout-note">
          <PlaceWords place={redeemablePlace} />
        </span>
      )}
      {date !== null && (
        <span className="checkout-note">
          <Trans>On {date}</Trans>
        </span>
      )}
      <TradeWords {...stated} />
    </>
  );
}

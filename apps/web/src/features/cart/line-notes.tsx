/** Notes on a card besides its texts and recipient: where it can be redeemed, when it is sent. Source: S3.3, S3.6. */
import { Trans } from '@lingui/react/macro';
import type { CartLine } from '@offrande/domain/cart';
import type { RedeemablePlace } from '@offrande/domain/personalisation';

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

type NotedLine = Pick<CartLine, 'redeemablePlace' | 'delivery'>;

export function LineNotes({ redeemablePlace, delivery: { date } }: NotedLine) {
  return (
    <>
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
    </>
  );
}

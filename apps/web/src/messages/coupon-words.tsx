/** Texts about the gift cards that pay for an order. Source: spec section 8 (S8.23 to S8.27), A-16, A-19. */
import { Trans } from '@lingui/react/macro';
import type { CouponsNotice } from '@offrande/domain/checkout';
import { lastDigitsOf, type AppliedCoupon, type LostBalance, type RemovalReason } from '@offrande/domain/coupon';
import { useFormats } from '../shop/formats.ts';

/** Why a card was removed from the list; it is identified by its last digits. */
function CardLeft({ cardNumber, reason }: { readonly cardNumber: string; readonly reason: RemovalReason }) {
  const lastDigits = lastDigitsOf(cardNumber);
  switch (reason) {
    case 'noLongerValid':
      return <Trans>Gift card ···· {lastDigits} was removed: it can no longer be used.</Trans>;
    case 'noBalance':
      return <Trans>Gift card ···· {lastDigits} was removed: nothing is left on it.</Trans>;
    case 'noFittingLine':
      return <Trans>Gift card ···· {lastDigits} was removed: it fits no card of this order.</Trans>;
  }
}

function Unverified({ cardNumbers }: { readonly cardNumbers: readonly string[] }) {
  const numbers = cardNumbers.map((cardNumber) => `···· ${lastDigitsOf(cardNumber)}`).join(', ');
  return (
    <Trans>
      The balance of gift card <span className="o-ltr">{numbers}</span> could not be checked. Check again or remove it
      before you pay.
    </Trans>
  );
}

/** What would be lost of a card that cannot be redeemed in part. */
export function LossWords({ cardNumber, lost: rest }: LostBalance) {
  const [digits, lost] = [lastDigitsOf(cardNumber), useFormats().money(rest)];
  return (
    <Trans>
      Gift card <span className="o-ltr">···· {digits}</span> cannot be used in part: its balance becomes 0 after use.{' '}
      {lost} will be lost.
    </Trans>
  );
}

export function CouponNoticeWords({ notice }: { readonly notice: CouponsNotice }) {
  switch (notice._tag) {
    case 'CouponLeft':
      return <CardLeft {...notice} />;
    case 'CouponsUnverified':
      return <Unverified {...notice} />;
    case 'CouponRestLost':
      return <LossWords {...notice} />;
  }
}

/** A card's balance before and after the order. */
export function CouponBalance({ coupon, remaining }: AppliedCoupon) {
  const { money } = useFormats();
  const [before, after] = [money(coupon.balance), money(remaining)];
  return (
    <Trans>
      Balance {before}. After this order: {after}.
    </Trans>
  );
}

/**
 * Offers a guest an account next to the order. Its code and texts are loaded once the order is shown. Source: S2.83;
 * decision 021.
 */
import { buyerOfOrder, type KnownBuyer } from '@offrande/domain/registration';
import { type ComponentType, useEffect, useState } from 'react';
import { useAvailable } from '../../page/available.ts';
import { useAddTexts } from '../../page/texts.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import type { PlacedOrder } from '@offrande/api-client/gateways';

/** `onMoving` is told when the order moves into the account. */
interface OfferProps {
  readonly buyer: KnownBuyer;
  readonly onMoving: (isMoving: boolean) => void;
}

type Offer = ComponentType<OfferProps>;

/** With what the same buyer stated at checkout. */
const useKnownBuyer = ({ buyerName: name, buyerEmail: email }: PlacedOrder): KnownBuyer => {
  const { visit } = useShop();
  const [guest] = useState(() => visit.readGuest());
  const { areaCode, mobile, ...stated } = guest;
  return buyerOfOrder({ name, email }, { ...stated, phone: { areaCode, number: mobile } });
};

interface AccountOfferPlaceProps extends Pick<OfferProps, 'onMoving'> {
  readonly order: PlacedOrder;
}

export function AccountOfferPlace({ order, onMoving }: AccountOfferPlaceProps) {
  const { signedIn, report } = useShop();
  const addTexts = useAddTexts();
  const buyer = useKnownBuyer(order);
  const canRegister = useAvailable()('/auth/register');
  const [Offer, setOffer] = useState<Offer | null>(null);
  const isOffered = canRegister && signedIn() === null && order.buyerEmail !== '';
  useEffect(() => {
    if (!isOffered) return;
    Promise.all([import('./account-offer.tsx'), addTexts('auth')]).then(
      ([{ AccountOffer }]) => setOffer(() => AccountOffer),
      report,
    );
  }, [isOffered, addTexts, report]);
  return isOffered && Offer !== null ? <Offer buyer={buyer} onMoving={onMoving} /> : null;
}

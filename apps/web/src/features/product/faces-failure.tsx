/** The faces of a card did not come: it is said, and the buyer goes home. Loaded when it happens. Source: S2.111, S8.71. */
import { Trans, useLingui } from '@lingui/react/macro';
import { afterTemplateFailure, type EntryFacts } from '@offrande/domain/access';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { Alert } from '../../page/dialogs.tsx';
import { hrefOf } from '../../page/location-href.ts';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';

type Visitor = EntryFacts['visitor'];

export function FacesFailure() {
  const { t } = useLingui();
  const { unit } = useBoot();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(true);
  const kind = useBuyerKind();
  const leave = (): void => {
    setOpen(false);
    const visitor: Visitor = { kind, level: null, isCartEmpty: false, isGuestChosen: false };
    const { next } = afterTemplateFailure({ visitor, policy: unit.accessPolicy });
    navigate(hrefOf(next.to), { replace: true });
  };
  return (
    <Alert isOpen={isOpen} title={t`The faces of this card cannot be loaded`} ok={{ label: t`OK`, onPress: leave }}>
      <Trans>Please try again later. You are taken to the home page.</Trans>
    </Alert>
  );
}

/**
 * The card's faces failed to load: shows the alert, and sends the buyer home. Loaded on demand. Source: S2.111, S8.71.
 */
import { afterTemplateFailure, type EntryFacts } from '@offrande/domain/access';
import { useLocation } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { toHref } from '../../page/location-href.ts';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';
import { EntryAlert } from '../session/entry-alert.tsx';

type Visitor = EntryFacts['visitor'];

export function FacesFailure() {
  const { unit } = useBoot();
  const [, navigate] = useLocation();
  const kind = useBuyerKind();
  const visitor: Visitor = { kind, level: null, companyType: null, isCartEmpty: false, isGuestChosen: false };
  const { alert, next } = afterTemplateFailure({ visitor, policy: unit.accessPolicy });
  return <EntryAlert alert={alert} onAnswer={() => navigate(toHref(next.to), { replace: true })} />;
}

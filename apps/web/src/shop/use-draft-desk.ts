/** The draft of the tab for a screen. Source: S4.118 to S4.121, A-84. */
import {
  type DraftStanding,
  type SalesmanDraft,
  type SalesmanDraftEvent,
  selectDraft,
  selectDraftFailure,
  selectStanding,
  selectStoredDraft,
  type StoredDraft,
} from '@offrande/domain/salesman-draft';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { useSelector } from '@xstate/react';
import { type DraftDesk, draftDesk } from './draft-desk.ts';
import { useShop } from './shop-context.tsx';

export interface Desk {
  readonly desk: DraftDesk;
  readonly draft: SalesmanDraft;
  readonly stored: StoredDraft | null;
  readonly standing: DraftStanding;
  readonly failure: GatewayFailure | null;
  readonly isBusy: boolean;
  readonly send: (event: SalesmanDraftEvent) => void;
}

export const useDesk = (): Desk => {
  const desk = draftDesk(useShop());
  const snapshot = useSelector(desk, (now) => now);
  return {
    desk,
    draft: selectDraft(snapshot),
    stored: selectStoredDraft(snapshot),
    standing: selectStanding(snapshot),
    failure: selectDraftFailure(snapshot),
    isBusy: snapshot.hasTag('busy'),
    send: desk.send,
  };
};

/**
 * The confirmation before a buying page is left, by a link, Back or closing the tab. Source: S2.98, S2.99, S2.102,
 * S2.104, S4.37, A-47.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { leaveGuardMachine, type LeaveStep, needsConfirmation } from '@offrande/domain/leave-guard';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { Question } from '../../page/dialogs.tsx';
import { useLeaveWatch } from '../../page/use-leave-watch.ts';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';

/** Nothing has been ordered here yet, so leaving cancels neither an order nor a payment. */
const FACTS = { page: 'buying', unconfirmedOrderNo: null, isPaymentFormOpen: false } as const;

/** The draft that leaving deletes; buyers without one have no such thing. */
interface Drafted {
  readonly draftId: string | null;
  readonly deleteDraft: () => void;
}

const NO_DRAFT: Drafted = { draftId: null, deleteDraft: () => undefined };

export function LeaveBuying() {
  return <LeaveCard {...useLeaveBuying()} />;
}

type LeaveCardProps = Pick<ReturnType<typeof useLeaveBuying>, 'isAsking' | 'confirm' | 'stay'>;

export function LeaveCard({ isAsking, confirm, stay }: LeaveCardProps) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={isAsking}
      title={t`Leave this card?`}
      go={{ label: t`Leave`, onPress: confirm }}
      stay={{ label: t`Stay`, onPress: stay }}
    >
      <p>
        <Trans>The card you are making is not in your cart yet.</Trans>
      </p>
      <p>
        <Trans>What you have entered will be lost.</Trans>
      </p>
    </Question>
  );
}

const takeStep = (step: LeaveStep | null, goTo: (target: string) => void, { deleteDraft }: Drafted): void => {
  if (step?.step === 'deleteDraft') deleteDraft();
  if (step?.step === 'goTo') goTo(step.target);
};

export const useLeaveBuying = (drafted = NO_DRAFT) => {
  const [, navigate] = useLocation();
  const kind = useBuyerKind();
  const take = useEffectEvent((step: LeaveStep | null) => takeStep(step, navigate, drafted));
  const [machine] = useState(() =>
    leaveGuardMachine.provide({
      actors: {
        takeStep: fromPromise(async ({ input }) => take(input)),
      },
    }),
  );
  const guard = useActorRef(machine);
  const facts = { ...FACTS, draftId: drafted.draftId };
  useLeaveWatch({
    isWatched: true,
    holds: (place, from) => needsConfirmation(from, place.path),
    onLeave: (target) => guard.send({ type: 'leave', target, facts }),
    onBack: () => guard.send({ type: 'back', kind, facts }),
  });
  return {
    isAsking: useSelector(guard, (snapshot) => snapshot.matches('asking')),
    confirm: () => guard.send({ type: 'confirm' }),
    keep: () => guard.send({ type: 'keep' }),
    stay: () => guard.send({ type: 'stay' }),
  };
};

/**
 * Runs the registration of a company: what is entered, kept in the browser for 30 days without passwords; the machine with
 * the shop's calls; and where its answer leads. Source: S2.84 to S2.87, S2.110, S4.65, A-48, A-82.
 */
import {
  type BusinessDraft,
  type BusinessRegistrationEvent,
  type BusinessRegistrationSnapshot,
  type CompanyStepEntry,
  type ContactStepEntry,
  createBusinessRegistrationMachine,
  emptyBusinessDraft,
  selectBusinessDraft,
} from '@offrande/domain/business-registration';
import { isTrustedAddress } from '@offrande/domain/location';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { useBoot } from '../../page/boot.tsx';
import type { CompanyDraftStore } from '../../shop/company-draft-store.ts';
import { forgetSentTo, readSentTo } from '../../shop/company-sent-to.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type RegistrationParts, useRegistrationParts } from './use-registration-parts.ts';

/** The steps as they stand in the fields, passwords among them: nothing typed is lost between the steps. */
interface Entered {
  readonly company: CompanyStepEntry;
  readonly contact: ContactStepEntry;
  readonly extractDate: string;
}

export interface CompanyRegistration extends RegistrationParts {
  readonly snapshot: BusinessRegistrationSnapshot;
  /** How much of the document on its way is sent, from 0 to 1. */
  readonly sentShare: number;
  readonly send: (event: BusinessRegistrationEvent) => void;
  readonly readEntered: () => Entered;
  /** Called with each change of a field. */
  readonly keep: (change: Partial<Entered>) => void;
  /** Where the link for the email went, once the registration is sent; null before. */
  readonly sentTo: string | null;
  /** Forgets all that was entered and sent. */
  readonly startOver: () => void;
}

export interface StepProps {
  readonly registration: CompanyRegistration;
}

const machineWith = (
  { plan, registration }: RegistrationParts,
  trustedHosts: readonly string[],
  onSent: (share: number) => void,
) =>
  createBusinessRegistrationMachine(plan).provide({
    actors: {
      queryCompany: fromPromise(({ input }) => registration.queryCompany(input)),
      uploadDocument: fromPromise(({ input, signal }) => {
        onSent(0);
        return registration.uploadDocument(input, { onSent, signal });
      }),
      registerBusiness: fromPromise(({ input }) => registration.registerBusiness(input)),
    },
    guards: { isTrustedAddress: (_, url) => isTrustedAddress(url, trustedHosts) },
  });

const useMachine = (parts: RegistrationParts) => {
  const { country, loginPolicy } = useBoot().unit;
  const [draft] = useState(() => parts.store.readDraft() ?? emptyBusinessDraft(country));
  const [sentShare, setSentShare] = useState(0);
  const [machine] = useState(() => machineWith(parts, loginPolicy.trustedHosts, setSentShare));
  const actor = useActorRef(machine, { input: { policy: parts.policy, today: parts.today, draft } });
  return { draft, actor, sentShare, snapshot: useSelector(actor, (current) => current) };
};

/** `onStartOver` begins anew once everything is forgotten. */
export const useCompanyRegistration = (onStartOver: () => void): CompanyRegistration => {
  const parts = useRegistrationParts();
  const { store } = parts;
  const { draft, actor, sentShare, snapshot } = useMachine(parts);
  const entered = useRef<Entered>({ company: draft.company, contact: draft.contact, extractDate: draft.extractDate });
  useStored(store, snapshot, entered);
  const shop = useShop();
  const [sentBefore] = useState(() => readSentTo(shop));
  const { output } = snapshot;
  return {
    ...parts,
    snapshot,
    sentShare,
    send: actor.send,
    readEntered: () => entered.current,
    keep: (change) => {
      entered.current = { ...entered.current, ...change };
      store.saveDraft({ ...selectBusinessDraft(actor.getSnapshot()), ...entered.current });
    },
    sentTo: output?._tag === 'UnderReview' ? output.email : sentBefore,
    startOver: () => {
      store.forgetDraft();
      forgetSentTo(shop);
      onStartOver();
    },
  };
};

/** Stores each document that comes or goes; once the registration is sent nothing stays, and its answer may lead elsewhere. */
const useStored = (
  store: CompanyDraftStore,
  snapshot: BusinessRegistrationSnapshot,
  entered: RefObject<Entered>,
): void => {
  const { leaveTo } = useShop();
  const { output } = snapshot;
  const { documents, tempId } = snapshot.context;
  const save = useEffectEvent((uploaded: Pick<BusinessDraft, 'documents' | 'tempId'>) =>
    store.saveDraft({ ...entered.current, ...uploaded }),
  );
  useEffect(() => save({ documents, tempId }), [documents, tempId]);
  useEffect(() => {
    if (output === undefined) return;
    store.forgetDraft();
    if (output._tag === 'ToAddress') leaveTo(output.url);
  }, [store, output, leaveTo]);
};

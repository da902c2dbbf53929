/**
 * What the mails about a company say: subject, paragraphs and button of each kind, with the places of its values. Source: S4.66, A-82, A-183,
 *
 */
import { translated } from '../mail/catalogue-texts.ts';

const wordsIn = translated('company', {
  confirmSubject: 'Confirm the registration of {company}',
  confirmIntro:
    '{company} is to open an account with {shop}. Confirm that this email is yours; the link is valid for 24 hours.',
  confirmButton: 'Confirm the email',
  confirmIgnore: 'If you know nothing of it, do nothing: no account is opened.',
  receivedSubject: 'We are reading the documents of {company}',
  receivedIntro:
    'Your registration has the reference {reference}. We read your documents and answer by email by {date}.',
  pendingSubject: 'The registration of {company} is being read',
  pendingIntro:
    'Somebody, perhaps you, has registered with this email again. The registration {reference} of {company} is with us: we answer by email by {date}. There is nothing to do.',
  signInButton: 'Sign in',
  approvedSubject: 'The account of {company} is open',
  approvedIntro: 'We have accepted your documents. Sign in with this email and the password that you chose.',
  approvedKnownIntro:
    'We have accepted your documents. Sign in with this email and the password that you have already; then choose for which company you act.',
  invitedSubject: 'Act for {company} at {shop}',
  invitedIntro: '{company} invites you to its account. The link is valid for 72 hours, once.',
  invitedAsBuyer: 'You will order gift cards for it.',
  invitedAsApprover: 'You will order gift cards for it, and decide about orders of your colleagues.',
  invitedAsAdministrator: 'You will order gift cards for it, and manage its people, its profile and its verification.',
  invitedButton: 'Accept the invitation',
  invitedIgnore: 'If you know nothing of it, do nothing.',
  chooseIntro:
    'We have accepted your documents. Choose a password: the one that was typed at the registration is not used, because the email was confirmed in another browser.',
  chooseButton: 'Choose a password',
  verifiedSubject: 'Your company is verified',
  verifiedIntro: 'From now on you can order and ask for quotations.',
  levelSubject: 'Your company account has changed',
  levelIntro: 'Your company has to be verified before it can order. Your prices and your profile stay open to you.',
  updatesAllowedSubject: 'You can now change the profile of your company',
  updatesAllowedIntro:
    'From now on the administrators of your company can change its profile: its name and numbers, its contact and its addresses.',
  updatesEndedSubject: 'The profile of your company can now only be read',
  updatesEndedIntro:
    'From now on our team changes the profile of your company. Contact us if something in it is no longer right.',
  typeChangedSubject: 'The type of your company account has changed',
  typeChangedIntro:
    'Our team has changed the type of your account. It determines which pages your company sees from its next sign-in.',
  refusedSubject: 'The registration of {company} was not accepted',
  refusedIntro: 'We could not accept the registration {reference}. The reason: {reason}',
  refusedAgain: 'You can register again once this is settled.',
  registerButton: 'Register again',
  dossierReceivedSubject: 'Your verification is with us: {reference}',
  dossierReceivedIntro:
    'We read your answers and documents, and compare the transfer of 10 euro once it has arrived: an ordinary transfer takes one to two business days. You will hear from us by email.',
  dossierAskedSubject: 'We need something more for your verification {reference}',
  dossierAskedIntro: 'Most of it is right. Please answer this again: {reason}',
  dossierAskedOnly: 'Only these answers are open; everything else stays as it is.',
  dossierButton: 'Open the verification',
  dossierRefusedSubject: 'Your company was not verified: {reference}',
  dossierRefusedIntro: 'We could not verify your company. The reason: {reason}',
  orderToDecideSubject: 'An order waits for your decision: {order}',
  orderToDecideIntro:
    '{buyer} has ordered gift cards for {amount}, which is above their limit. Nothing is paid or sent before you approve it.',
  orderToDecideBy: 'Without a decision by {date}, the order is cancelled.',
  orderToDecideButton: 'Approve or refuse',
  orderApprovedSubject: 'Your order {order} is approved',
  orderApprovedIntro: 'It costs {amount}. Pay it by {date}; after that, it is cancelled.',
  orderApprovedButton: 'Pay the order',
  orderRefusedSubject: 'Your order {order} was not approved',
  orderRefusedIntro: 'Your company did not approve it. The order is cancelled, and nothing was paid.',
  orderRefusedReason: 'The reason: {reason}',
  orderLapsedSubject: 'Your order {order} is cancelled',
  orderLapsedIntro: 'Nobody in your company decided about it in time. Nothing was paid.',
  orderButton: 'See the order',
});

type Words = ReturnType<typeof wordsIn>;
export type InvitationMail = 'invitedAsBuyer' | 'invitedAsApprover' | 'invitedAsAdministrator';
export type DossierMail = 'dossierReceived' | 'dossierAsked' | 'dossierRefused';
export type DecisionMail = 'orderToDecide' | 'orderApproved' | 'orderRefused' | 'orderRefusedFor' | 'orderLapsed';
/** Mails about an account that is open, each of what the staff decided last. */
export type AccountMail = 'verified' | 'level' | 'updatesAllowed' | 'updatesEnded' | 'typeChanged';
export type CompanyMailKind =
  | 'confirm'
  | 'received'
  | 'pending'
  | InvitationMail
  | 'approved'
  | 'approvedKnown'
  | 'choose'
  | 'refused'
  | AccountMail
  | DossierMail
  | DecisionMail;

export interface Letter {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string | null;
  readonly after: readonly string[];
}

const decisionLetter = (kind: DecisionMail, words: Words): Letter => {
  switch (kind) {
    case 'orderToDecide':
      return {
        subject: words.orderToDecideSubject,
        before: [words.orderToDecideIntro, words.orderToDecideBy],
        button: words.orderToDecideButton,
        after: [],
      };
    case 'orderApproved':
      return {
        subject: words.orderApprovedSubject,
        before: [words.orderApprovedIntro],
        button: words.orderApprovedButton,
        after: [],
      };
    case 'orderRefused':
    case 'orderRefusedFor':
      return {
        subject: words.orderRefusedSubject,
        before: [words.orderRefusedIntro, ...(kind === 'orderRefusedFor' ? [words.orderRefusedReason] : [])],
        button: words.orderButton,
        after: [],
      };
    case 'orderLapsed':
      return {
        subject: words.orderLapsedSubject,
        before: [words.orderLapsedIntro],
        button: words.orderButton,
        after: [],
      };
  }
};

const accountLetter = (kind: AccountMail, words: Words): Letter => {
  const says: Readonly<Record<AccountMail, readonly [string, string]>> = {
    verified: [words.verifiedSubject, words.verifiedIntro],
    level: [words.levelSubject, words.levelIntro],
    updatesAllowed: [words.updatesAllowedSubject, words.updatesAllowedIntro],
    updatesEnded: [words.updatesEndedSubject, words.updatesEndedIntro],
    typeChanged: [words.typeChangedSubject, words.typeChangedIntro],
  };
  const [subject, intro] = says[kind];
  return { subject, before: [intro], button: words.signInButton, after: [] };
};

const letterIn = (kind: CompanyMailKind, words: Words): Letter => {
  switch (kind) {
    case 'orderToDecide':
    case 'orderApproved':
    case 'orderRefused':
    case 'orderRefusedFor':
    case 'orderLapsed':
      return decisionLetter(kind, words);
    case 'confirm':
      return {
        subject: words.confirmSubject,
        before: [words.confirmIntro],
        button: words.confirmButton,
        after: [words.confirmIgnore],
      };
    case 'received':
      return { subject: words.receivedSubject, before: [words.receivedIntro], button: null, after: [] };
    case 'pending':
      return { subject: words.pendingSubject, before: [words.pendingIntro], button: null, after: [] };
    case 'approved':
      return { subject: words.approvedSubject, before: [words.approvedIntro], button: words.signInButton, after: [] };
    case 'invitedAsBuyer':
    case 'invitedAsApprover':
    case 'invitedAsAdministrator':
      return {
        subject: words.invitedSubject,
        before: [words.invitedIntro, words[kind]],
        button: words.invitedButton,
        after: [words.invitedIgnore],
      };
    case 'approvedKnown':
      return {
        subject: words.approvedSubject,
        before: [words.approvedKnownIntro],
        button: words.signInButton,
        after: [],
      };
    case 'choose':
      return { subject: words.approvedSubject, before: [words.chooseIntro], button: words.chooseButton, after: [] };
    case 'verified':
    case 'level':
    case 'updatesAllowed':
    case 'updatesEnded':
    case 'typeChanged':
      return accountLetter(kind, words);
    case 'dossierReceived':
      return { subject: words.dossierReceivedSubject, before: [words.dossierReceivedIntro], button: null, after: [] };
    case 'dossierAsked':
      return {
        subject: words.dossierAskedSubject,
        before: [words.dossierAskedIntro, words.dossierAskedOnly],
        button: words.dossierButton,
        after: [],
      };
    case 'dossierRefused':
      return { subject: words.dossierRefusedSubject, before: [words.dossierRefusedIntro], button: null, after: [] };
    case 'refused':
      return {
        subject: words.refusedSubject,
        before: [words.refusedIntro, words.refusedAgain],
        button: words.registerButton,
        after: [],
      };
  }
};

export const letterOf = (kind: CompanyMailKind, language: string): Letter => letterIn(kind, wordsIn(language));

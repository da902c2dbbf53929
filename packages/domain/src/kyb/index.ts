/** Verification of companies: its session, saving and submitting the dossier, and the machine of its tabs (spec sections 3, 4, 8 and 9, A-78, A-81). */
export { checkTabAvailable, tabStatuses, type TabStatus, type TabUnavailable } from './tab-available.ts';
export { checkSave, checkSubmit, type DossierSubmitted, type SaveRefusal, type SubmitRefusal } from './save.ts';
export {
  NO_KYB_SESSION,
  kybAccess,
  mayStartKyb,
  registered,
  type KybAccess,
  type KybRegistration,
  type KybSession,
} from './kyb-session.ts';
export type { KybContext, KybInput, KybIntention, KybNotice } from './kyb-flow.ts';
export type { KybCallInput, KybEvent, ReadTabInput, RegisterInput, SaveTabInput } from './kyb-setup.ts';
export {
  createKybMachine,
  selectBankInfo,
  selectDraft,
  selectIsEdited,
  selectKybFailure,
  selectKybNotice,
  selectKybSession,
  selectMissing,
  selectOpenTab,
  selectTabRefusals,
  selectTabStatuses,
  type KybSnapshot,
} from './kyb.machine.ts';

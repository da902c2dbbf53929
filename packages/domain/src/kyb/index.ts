/** Verification of companies: its session, saving and submitting the dossier, and the machine of its tabs (spec sections 3, 4, 8 and 9, A-78, A-81). */
export {
  checkTabAvailable,
  tabStatuses,
  type TabProgress,
  type TabStatus,
  type TabUnavailable,
} from './tab-available.ts';
export {
  checkSave,
  checkSubmit,
  openAnswers,
  DOSSIER_CHANGED_CODE,
  type DossierSubmitted,
  type SaveRefusal,
  type SubmitRefusal,
} from './save.ts';
export { begunDossier } from './begun-dossier.ts';
export { arrivalOf, askAgain, findingAfter, verifyDossier, type TransferFinding } from './decide.ts';
export {
  NO_KYB_SESSION,
  kybAccess,
  registered,
  type KybAccess,
  type KybRegistration,
  type KybSession,
} from './kyb-session.ts';
export { DOSSIER_WAITS, dossierWait, type DossierWait } from './waiting.ts';
export { mayStartKyb } from './may-start.ts';
export type { KybContext, KybInput, KybIntention, SavedTab } from './kyb-flow.ts';
export type { KybCallInput, KybEvent, ReadTabInput, RegisterInput, SaveTabInput } from './kyb-setup.ts';
export {
  createKybMachine,
  selectBankInfo,
  selectDraft,
  selectIsEdited,
  selectKybCode,
  selectKybFailure,
  selectKybNotice,
  selectKybRecord,
  selectKybSession,
  selectMissing,
  selectOpenTab,
  selectTabRefusals,
  selectTabStatuses,
  type KybSnapshot,
} from './kyb.machine.ts';
export {
  checkKybCredentials,
  kybLoginMachine,
  selectKybLoginFailure,
  selectKybLoginOfOtherKind,
  type KybCredentials,
  type KybLogin,
  type KybLoginEvent,
  type KybLoginSnapshot,
} from './kyb-login.machine.ts';

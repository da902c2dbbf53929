/** The calls of a company's verification. */
import type { HandlersOf } from '../call/handler.ts';
import { readKybDocument, uploadKybDocument } from './documents.ts';
import { getBankInfo, getKybUserInfo, kybSubmit, updateKybUser } from './fill-in-dossier.ts';
import { confirmEmailVerification, kybLogin, kybRegisterAccount, sendVerificationEmail } from './open-kyb.ts';

export const kybHandlers: HandlersOf<
  | 'kybLogin'
  | 'sendVerificationEmail'
  | 'confirmEmailVerification'
  | 'kybRegisterAccount'
  | 'getKybUserInfo'
  | 'updateKybUser'
  | 'getBankInfo'
  | 'kybSubmit'
  | 'uploadKybDocument'
  | 'readKybDocument'
> = {
  kybLogin,
  sendVerificationEmail,
  confirmEmailVerification,
  kybRegisterAccount,
  getKybUserInfo,
  updateKybUser,
  getBankInfo,
  kybSubmit,
  uploadKybDocument,
  readKybDocument,
};

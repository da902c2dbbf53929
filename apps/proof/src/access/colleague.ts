/**
 * How calls about a company answer a person who acts for it without being its administrator: what is the company's is shown as to anybody
 * who acts for it, what its administrators alone may do is refused, and secrets of a person are of no use. Source.
 */
import type { CallName } from '@offrande/api-client/contract';
import { type Expected, MATRIX } from './matrix.ts';
import type { ColleagueRole } from './person.ts';

const OTHERS: Partial<Record<CallName, Expected | Readonly<Record<ColleagueRole, Expected>>>> = {
  // Another person's password, code or link.
  b2bLogin: 'loginRefused',
  kybLogin: 'loginRefused',
  confirmEmailVerification: 'empty',
  kybRegisterAccount: 'proofMissing',
  companyInvitation: 'linkOver',
  b2bRegisterAccount: 'linkOver',

  // A verification has a session of its own, which only administrators open.
  getKybUserInfo: 'notAuthorized',
  updateKybUser: 'notAuthorized',
  getBankInfo: 'notAuthorized',
  kybSubmit: 'notAuthorized',
  uploadKybDocument: 'notAuthorized',
  readKybDocument: 'notAuthorized',
  handOverDossier: 'notAuthorized',

  // Its people.
  companyPeople: 'notAuthorized',
  invitePerson: 'notAuthorized',
  withdrawInvitation: 'notAuthorized',
  changePerson: 'notAuthorized',
  removePerson: 'notAuthorized',

  // Orders above the limits of others: an approver's to decide.
  waitingOrders: { buyer: 'empty', approver: 'shown' },
  decideOrder: { buyer: 'decisionRefused', approver: 'served' },

  // The documents that it gave.
  companyDocuments: 'notAuthorized',
  readCompanyDocument: 'notAuthorized',

  // The colleague's own name, not the owner's.
  chooseCompany: 'served',
};

export const expectedOfColleague = (name: CallName, role: ColleagueRole): Expected => {
  const expected = OTHERS[name] ?? MATRIX[name].owner;
  return typeof expected === 'string' ? expected : expected[role];
};

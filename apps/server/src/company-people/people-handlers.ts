/** The calls about the people of companies. */
import type { HandlersOf } from '../call/handler.ts';
import { changePerson, removePerson } from './change-people.ts';
import { companyPeople } from './company-people.ts';
import { handOverDossier, invitePerson, withdrawInvitation } from './invite.ts';
import { b2bRegisterAccount, companyInvitation } from './join-company.ts';
import { chooseCompany, companyList } from './own-companies.ts';

export const peopleHandlers: HandlersOf<
  | 'companyList'
  | 'chooseCompany'
  | 'companyPeople'
  | 'invitePerson'
  | 'withdrawInvitation'
  | 'changePerson'
  | 'removePerson'
  | 'companyInvitation'
  | 'b2bRegisterAccount'
  | 'handOverDossier'
> = {
  companyList,
  chooseCompany,
  companyPeople,
  invitePerson,
  withdrawInvitation,
  changePerson,
  removePerson,
  companyInvitation,
  b2bRegisterAccount,
  handOverDossier,
};

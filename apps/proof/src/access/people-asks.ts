/** Requests about the people of a company: its list, invitations, changes, and taking an invitation up. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { invitationToken } from '../../../server/src/company-people/invitation-link.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { digits } from '../../../server/src/random.ts';
import { type AsksOf, ask, knowsSecrets } from './ask.ts';
import { openDossiers } from './kyb-asks.ts';
import { PASSWORD, type Person } from './person.ts';
import type { Scene } from './scene.ts';

const COMPANY = ['business'] as const;
const BUYER = { role: 'buyer', orderLimit: null, monthLimit: null } as const;

const newEmail = ({ place }: Scene, { word }: Person): string =>
  `${word}.${digits(place.shop.random, 9)}@example.test`.toLowerCase();

/** Invites a person to the owner's company; returns the email and the id of the invitation. */
const invite = async (scene: Scene, owner: Person) => {
  const email = newEmail(scene, owner);
  await scene.served(owner, calls.invitePerson, { custId: owner.id, email, ...BUYER });
  const { rows } = await inUnit(scene.place.shop.connection, 'FR', (transaction) =>
    sql<{ id: string }>`select id from company_invitation
      where company_id = ${owner.id}::uuid and email_key = ${email} and ended_at is null`.execute(transaction),
  );
  return { email, id: rows[0]!.id };
};

const tokenOf = ({ place }: Scene, id: string): string => invitationToken(place.shop.vault, id);

const newPerson = ({ word }: Person) => ({
  civility: null,
  firstName: `Prenom${word}`,
  lastName: `Nom${word}`,
  password: PASSWORD,
});

/** A person with a seat in the owner's company; returns their id. */
const seat = async (scene: Scene, owner: Person): Promise<string> => {
  const { email, id } = await invite(scene, owner);
  await scene.served(await scene.newOwner('guest'), calls.b2bRegisterAccount, {
    token: tokenOf(scene, id),
    person: newPerson(owner),
  });
  const { rows } = await inUnit(scene.place.shop.connection, 'FR', (transaction) =>
    sql<{ id: string }>`select id from company_person where bu_id = 'FR' and email_key = ${email}`.execute(transaction),
  );
  return rows[0]!.id;
};

export const peopleAsks: AsksOf<
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
  companyList: ask(async () => () => ({}), COMPANY),
  chooseCompany: ask(async (_, owner) => () => ({ companyId: owner.id }), COMPANY, true),
  companyPeople: ask(async () => (caller) => ({ custId: caller.id }), COMPANY),
  invitePerson: ask(
    async (scene, owner) => (caller) => ({ custId: caller.id, email: newEmail(scene, owner), ...BUYER }),
    COMPANY,
  ),
  withdrawInvitation: ask(async (scene, owner) => {
    const { id } = await invite(scene, owner);
    return (caller) => ({ custId: caller.id, invitationId: id });
  }, COMPANY),
  changePerson: ask(async (scene, owner) => {
    const personId = await seat(scene, owner);
    return (caller) => ({ custId: caller.id, personId, ...BUYER });
  }, COMPANY),
  removePerson: ask(async (scene, owner) => {
    const personId = await seat(scene, owner);
    return (caller) => ({ custId: caller.id, personId });
  }, COMPANY),
  companyInvitation: ask(async (scene, owner) => {
    const { id } = await invite(scene, owner);
    return (caller) => ({ token: knowsSecrets(caller) ? tokenOf(scene, id) : `${tokenOf(scene, id)}x` });
  }, COMPANY),
  b2bRegisterAccount: ask(
    async (scene, owner) => {
      const { id } = await invite(scene, owner);
      return (caller) => ({
        token: knowsSecrets(caller) ? tokenOf(scene, id) : `${tokenOf(scene, id)}x`,
        person: newPerson(owner),
      });
    },
    COMPANY,
    true,
  ),
  handOverDossier: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    return () => ({ custId: owner.id, email: newEmail(scene, owner) });
  }, COMPANY),
};

/** Requests for a member's data: profile, addresses, corporate account, wallet, history. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { membershipToken } from '../../../server/src/membership/membership-token.ts';
import { uuid } from '../../../server/src/random.ts';
import { type AsksOf, ask, knowsSecrets } from './ask.ts';
import { PASSWORD, type Person } from './person.ts';
import { readAddressBook } from './scene.ts';
import { emailCode } from './session-asks.ts';

const own =
  async () =>
  ({ id }: Person) => ({ custId: id });

const corporateOf = ({ id, email, word }: Person) => ({
  custId: id,
  employeeId: word,
  corporateCode: 'PORTCLAIR',
  email,
  phone: { areaCode: '+33', number: '612345678' },
  pin: '123456',
});

export const memberAsks: AsksOf<
  | 'getMemberProfile'
  | 'updateMemberProfile'
  | 'updateBusinessProfile'
  | 'changeMemberEmail'
  | 'getMemberAddressBook'
  | 'updateMemberAddressBook'
  | 'closingFacts'
  | 'deleteAccount'
  | 'exportMemberData'
  | 'getCorporateAccount'
  | 'updateCorporateAccount'
  | 'activateAccountValidate'
  | 'openTopUp'
  | 'topUpsToPay'
  | 'bookTopUp'
  | 'getMemberWallet'
  | 'getMemberHistory'
  | 'getMemberInbox'
> = {
  getMemberProfile: ask(own),
  updateMemberProfile: ask(async () => ({ id }) => ({
    custId: id,
    memberType: 'individual',
    update: { section: 'newsletter', isSubscribed: true },
    password: null,
  })),
  updateBusinessProfile: ask(
    async () =>
      ({ id }) => ({
        custId: id,
        memberType: 'business',
        update: { section: 'newsletter', isSubscribed: true },
        password: null,
      }),
    ['business'],
  ),
  changeMemberEmail: ask(
    async (scene, owner) => {
      const { email, tokenId, code } = await emailCode(scene, owner);
      await scene.served(owner, calls.confirmEmailCode, { tokenId, code });
      return ({ id }) => ({ custId: id, email, tokenId, password: PASSWORD });
    },
    ['individual'],
    true,
  ),
  getMemberAddressBook: ask(own),
  updateMemberAddressBook: ask(async () => ({ id, caller, word }) => ({
    custId: id,
    deliveryAddressBook: caller === 'owner' ? readAddressBook(word) : [],
  })),
  closingFacts: ask(own),
  deleteAccount: ask(
    async (_, { email }) =>
      ({ id }) => ({ custId: id, email, reason: 'noLongerUsing' }),
    ['individual'],
    true,
  ),
  exportMemberData: ask(own),
  getCorporateAccount: ask(async (scene, owner) => {
    await scene.served(owner, calls.updateCorporateAccount, corporateOf(owner));
    return ({ id }) => ({ custId: id });
  }),
  updateCorporateAccount: ask(async () => corporateOf),
  activateAccountValidate: ask(async (scene, owner) => {
    await scene.served(owner, calls.updateCorporateAccount, corporateOf(owner));
    const { shop } = scene.place;
    const { rows } = await sql<{ id: string }>`
      select id from membership_request where customer_id = ${owner.id}`.execute(shop.connection);
    return (caller) => ({
      token: membershipToken(shop.vault, knowsSecrets(caller) ? rows[0]!.id : uuid(shop.random)),
      isApproved: true,
    });
  }),
  openTopUp: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return ({ id }) => ({ custId: id, amount: '50.00', cardNumber });
  }),
  topUpsToPay: ask(async (scene, owner) => {
    const request = { custId: owner.id, amount: '50.00' };
    const { transactionNo } = await scene.served(owner, calls.openTopUp, request);
    await scene.opened(owner, transactionNo, request.amount);
    owner.canaries.add(transactionNo);
    return ({ id }) => ({ custId: id });
  }),
  bookTopUp: ask(async (scene, owner) => {
    const request = { custId: owner.id, amount: '50.00' };
    const { transactionNo } = await scene.served(owner, calls.openTopUp, request);
    const paymentId = scene.paid('UpstreamPay', await scene.opened(owner, transactionNo, request.amount));
    return () => ({ paymentInfo: { paymentId } });
  }),
  getMemberWallet: ask(async (scene, owner) => {
    const { wallet } = await scene.served(owner, calls.getMemberWallet, { custId: owner.id });
    owner.canaries.add(`"${wallet!.balance}"`);
    return ({ id }) => ({ custId: id });
  }),
  getMemberInbox: ask(async (scene, owner) => {
    owner.canaries.add(await scene.bought(owner, scene.line(owner)));
    return ({ id }) => ({ custId: id });
  }),
  getMemberHistory: ask(async (scene, owner) => {
    owner.canaries.add(await scene.order(owner));
    return ({ id }) => ({ custId: id, page: 1 });
  }),
};

/** What each gateway puts on the wire: every field that its call is written with, under the wire’s own name. */
import type { Address } from '@offrande/domain/address';
import { CODE_LISTS } from '@offrande/domain/catalogue';
import { DELIVERY_CODES } from '@offrande/domain/delivery';
import { currency, money } from '@offrande/domain/money';
import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { CallFailure, type Client } from '../client/index.ts';
import { ERROR_CODES } from '../contract/index.ts';
import {
  createIdentityProviderGateway,
  createOneTimeCodeGateway,
  createPasswordResetGateway,
  createRegistrationGateway,
  createSessionGateway,
} from '../identity/index.ts';
import {
  createBrochureGateway,
  createBulkGateway,
  createCompanyDocumentGateway,
  createCompanyPeopleGateway,
  createPreviousFileGateway,
  createSalesmanGateway,
} from '../company/index.ts';
import {
  createCardGateway,
  createCouponGateway,
  createDraftGateway,
  createInboxGateway,
  createIntentionKeys,
  createInvoiceGateway,
  createLookupGateway,
  createMembershipGateway,
  createOrderGateway,
  createPaymentGateway,
  createProfileGateway,
  createReceiptGateway,
  createResourceGateway,
  createStoreGateway,
  createTopUpGateway,
  createUnlockGateway,
  createWalletGateway,
} from './index.ts';
import { createQuotationGateway } from '../company/index.ts';

const euro = currency('EUR', 2);
const keys = createIntentionKeys(() => 'key-1');
const captcha = { kind: 'standard', token: 'solved' } as const;
const solve = async () => captcha;
const noOne = { areaCode: '', number: '' };
const phone = { areaCode: '+33', number: '612345678' };
const address: Address = { line1: '1 rue X', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' };
const receiver = {
  civility: null,
  firstName: 'A',
  lastName: 'B',
  email: '',
  phone: noOne,
  vatNumber: '',
  address,
} as const;

const cardsOf = (client: Client) => createCardGateway(client, euro, keys, () => 'C1');
const ordersOf = (client: Client) => createOrderGateway(client, euro, keys);
const paymentsOf = (client: Client) =>
  createPaymentGateway(client, keys, { host: 'https://shop.test', type: 'order', search: '?x=1' });
const peopleOf = (client: Client) => createCompanyPeopleGateway(client, euro);
const codesOf = (client: Client) => createOneTimeCodeGateway(client, solve);
const quotationsOf = (client: Client) => createQuotationGateway(client, euro, keys);
const sessionOf = (client: Client) =>
  createSessionGateway(client, {
    policy: { isTwoFactor: false },
    storedToken: () => null,
    lastActivityAt: () => null,
    now: () => 0,
  });
const order = { custId: 'C1', orderNo: 'O1' };
const RETURN_ID = '0b7e1c52-8f0b-4f9a-9d6e-5f5f2f5b7a10';
const draft = { draftId: 'T1', customerId: 'C2', revision: 3 };
const callBackUrl = 'https://shop.test/FR/loading/order?x=1';

/** What goes out last: a call may need another before it. */
const sentBy = async (act: (client: Client) => Promise<unknown>) => {
  const sent: { readonly call: string; readonly [field: string]: unknown }[] = [];
  const client: Client = {
    unitId: 'FR',
    call: async (call, request) => {
      sent.push({ call: call.name, ...(Schema.encodeUnknownSync(call.request)(request) as object) });
      return { token: 'csrf' } as never;
    },
  };
  // The answer is none of its call's: what comes of it is told elsewhere.
  await act(client).catch(() => undefined);
  return sent.at(-1);
};

const of = (call: string, fields: object) => ({ call, aggregatorBuId: 'FR', ...fields });
const paid = (call: string, fields: object) => ({ call, buId: 'FR', ...fields });

test.each<readonly [string, (client: Client) => Promise<unknown>, object]>([
  [
    'a wallet [S7.12]',
    (client) => createWalletGateway(client, euro).readWallet('C1'),
    of('getMemberWallet', { custId: 'C1' }),
  ],
  [
    'products of cards [S7.13]',
    (client) => cardsOf(client).readProducts({ productName: 'kino', categoryId: '9' }),
    of('memberProducts', { custId: 'C1', productName: 'kino', categoryId: '9' }),
  ],
  [
    'cards [S7.14]',
    (client) => cardsOf(client).readCards('kino'),
    of('memberCards', { custId: 'C1', itemCode: 'kino' }),
  ],
  [
    'quotations [S7.15]',
    (client) => quotationsOf(client).readQuotations('C1', 2),
    of('getQuotationOrders', { custId: 'C1', page: 2 }),
  ],
  [
    'a quotation to be hidden [S7.16]',
    (client) => quotationsOf(client).disableQuotation(order),
    of('disableQuotationOrder', order),
  ],
  [
    'the PDF of a quotation [S8.49]',
    (client) => quotationsOf(client).readDocument(order),
    of('quotationDocument', order),
  ],
  ['a quotation [S7.17]', (client) => quotationsOf(client).readQuotation(order), of('getQuotationDetail', order)],
  [
    'a history [S7.18]',
    (client) =>
      createWalletGateway(client, euro).readHistory({
        custId: 'C1',
        page: 3,
        filter: {
          kind: 'order',
          cardNumber: '9999',
          from: { year: 2026, month: 1, day: 2 },
          to: { year: 2026, month: 3, day: 4 },
          status: 'confirmed',
          productName: 'kino',
          purchaseOrder: 'PO-7',
        },
      }),
    of('getMemberHistory', {
      custId: 'C1',
      historyType: 'O',
      page: 3,
      cardNumber: '9999',
      dateBegin: '2026/01/02',
      dateEnd: '2026/03/04',
      status: ['09', '042', '091'],
      productName: 'kino',
      purchaseOrder: 'PO-7',
    }),
  ],
  [
    'an inbox [S7.20]',
    (client) => createInboxGateway(client).fetchInbox({ custId: 'C1' }),
    of('getMemberInbox', { custId: 'C1' }),
  ],
  [
    'a change of a profile [S7.22]',
    (client) =>
      createProfileGateway(client).updateProfile({
        custId: 'C1',
        memberType: 'individual',
        update: { section: 'newsletter', isSubscribed: true },
        password: null,
      }),
    of('updateMemberProfile', { memberType: 'C', memberUpdate: { isSubscription: true }, password: null }),
  ],
  [
    'a change of a company’s profile [S4.58][S7.22]',
    (client) =>
      createProfileGateway(client).updateProfile({
        custId: 'B1',
        memberType: 'business',
        update: { section: 'newsletter', isSubscribed: true },
        password: null,
      }),
    of('updateBusinessProfile', { memberType: 'B', memberUpdate: { isSubscription: true }, password: null }),
  ],
  [
    'a profile [S7.23]',
    (client) => createProfileGateway(client).fetchProfile({ custId: 'C1' }),
    of('getMemberProfile', { custId: 'C1' }),
  ],
  [
    'an address book [S7.25]',
    (client) => createProfileGateway(client).fetchAddressBook({ custId: 'C1' }),
    of('getMemberAddressBook', { custId: 'C1' }),
  ],
  [
    'an address book to be kept [S7.26]',
    (client) =>
      createProfileGateway(client).saveAddressBook({
        custId: 'C1',
        book: [{ name: 'Home', isDefault: true, receiver }],
      }),
    of('updateMemberAddressBook', { custId: 'C1', deliveryAddressBook: [expect.anything()] }),
  ],
  [
    'a receipt [S7.27]',
    (client) => createReceiptGateway(client).uploadReceipt({ ...order, receiptImage: 'UERG' }),
    of('uploadPaymentReceipt', { ...order, receiptImage: 'UERG' }),
  ],
  [
    'an account to be closed [S7.28]',
    (client) => createProfileGateway(client).deleteAccount({ custId: 'C1', email: 'a@b.fr', reason: 'noLongerUsing' }),
    of('deleteAccount', { custId: 'C1', email: 'a@b.fr' }),
  ],
  [
    'a decision about a member [S7.29]',
    (client) => createMembershipGateway(client).decide({ token: 't-1', isApproved: false }),
    of('activateAccountValidate', { token: 't-1', isApproved: false }),
  ],
  [
    'a reset for a company [S7.30]',
    (client) => createPasswordResetGateway(client).requestReset({ email: 'a@b.fr', kind: 'business' }),
    of('resetPassword', { email: 'a@b.fr', accountType: 'B' }),
  ],
  [
    'a reset for a salesman [S7.30]',
    (client) => createPasswordResetGateway(client).requestReset({ email: 'a@b.fr', kind: 'salesman' }),
    of('resetPassword', { email: 'a@b.fr', accountType: 'S' }),
  ],
  [
    'the link of a reset [S7.31]',
    (client) => createPasswordResetGateway(client).confirmLink({ tokenId: 'l-1' }),
    of('confirmToken', { tokenId: 'l-1' }),
  ],
  [
    'a new password [S7.32]',
    (client) =>
      createPasswordResetGateway(client).setPassword({
        newPassword: 'Mirabelle2',
        accountId: 'C1',
        token: 's-1',
        memberType: 'C',
      }),
    of('confirmReset', { newPassword: 'Mirabelle2', accountId: 'C1', token: 's-1', memberType: 'C' }),
  ],
  [
    'the second step of a login [S7.35]',
    (client) => sessionOf(client).confirmCode({ tokenId: 't', code: '123456' }),
    of('confirmTwoFactorLogin', { twoFaTokenId: 't', twoFaToken: '123456' }),
  ],
  [
    'another code for the second step of a login',
    (client) => sessionOf(client).sendCodeAgain({ tokenId: 't' }),
    of('resendTwoFactorCode', { twoFaTokenId: 't' }),
  ],
  [
    'a logout [S7.39]',
    (client) => sessionOf(client).signOut({ refreshToken: 'r', accessToken: 'a' }),
    of('logout', { refreshToken: 'r', accessToken: 'a' }),
  ],
  [
    'the page of a provider [S7.40]',
    (client) =>
      createIdentityProviderGateway(client).fetchProviderAddress({
        start: { method: 'apple', redirectUrl: 'https://shop.test/FR/auth' },
      }),
    of('getOauthLoginInfo', { redirectUri: 'https://shop.test/FR/auth' }),
  ],
  [
    'a partner’s visitor [S7.41]',
    (client) =>
      createIdentityProviderGateway(client).singleSignOn({ unitId: 'FR', token: 'jwt-1', page: 'product', item: 'G' }),
    { call: 'singleSignOn', projectBu: 'FR', aggregator_bu: 'FR', jwt: 'jwt-1', page: 'product', item: 'G' },
  ],
  [
    'the link of a registration [S7.43][S7.45]',
    (client) =>
      createRegistrationGateway(client).confirmRegistration({
        accountId: 'C1',
        registerType: 'individual',
        loginIp: '203.0.113.9',
        verifyToken: 'v',
      }),
    of('confirmRegistration', { accountId: 'C1', registerType: 'C', loginIp: '203.0.113.9', verifyToken: 'v' }),
  ],
  [
    'a registration [S7.44]',
    (client) =>
      createRegistrationGateway(client).register({
        email: 'a@b.fr',
        firstName: 'A',
        lastName: 'B',
        password: 'p',
        registerType: 'individual',
        documentType: 'identificationCard',
        documentNumber: '1',
        phone,
        isSubscribed: true,
        promoCode: 'WELCOME',
        emailReference: 'e',
        phoneReference: 's',
      }),
    of('register', {
      email: 'a@b.fr',
      firstName: 'A',
      lastName: 'B',
      password: 'p',
      registerType: 'C',
      documentType: 'identification_card',
      idCardNo: '1',
      mobileNo: '+33 612345678',
      isSubscription: true,
      promoCode: 'WELCOME',
    }),
  ],
  [
    'a code by SMS [S7.52]',
    (client) => codesOf(client).sendCode({ channel: 'sms', target: '+33612345678' }),
    of('sendPhoneCode', { mobileNo: '+33612345678', captchaToken: 'solved' }),
  ],
  [
    'the code of an SMS [S7.53]',
    (client) => codesOf(client).confirmCode({ channel: 'sms', reference: 's', code: '1' }),
    of('confirmPhoneCode', { otpId: 's', otp: '1' }),
  ],
  [
    'a code by email [S7.54]',
    (client) => codesOf(client).sendCode({ channel: 'email', target: 'a@b.fr' }),
    of('sendEmailCode', { email: 'a@b.fr', captchaToken: 'solved' }),
  ],
  [
    'the code of an email [S7.55]',
    (client) => codesOf(client).confirmCode({ channel: 'email', reference: 'e', code: '1' }),
    of('confirmEmailCode', { tokenId: 'e', code: '1' }),
  ],
  ['stores [S7.74]', (client) => createStoreGateway(client).fetchStores(), paid('stores', {})],
  [
    'a salesman’s customers [S6.18][S7.78]',
    (client) =>
      createSalesmanGateway(client, euro).findCustomers({ salesmanId: 'S1', query: 'atl', level: 'light', from: 50 }),
    of('getCustomerList', { salesmanId: 'S1', query: 'atl', contractTypeId: 1, from: 50 }),
  ],
  [
    'the sheet of a salesman’s customer [S6.17]',
    (client) => createSalesmanGateway(client, euro).readSheet('C1'),
    of('getCustomerSheet', { custId: 'C1' }),
  ],
  [
    'the profile of a salesman’s customer [S6.19][S6.20]',
    (client) => createSalesmanGateway(client, euro).readProfile('C1'),
    of('getMemberProfile', { custId: 'C1' }),
  ],
  [
    'the cities of a zip code [S7.81]',
    (client) => createLookupGateway(client, 'fr').citiesOf('75003'),
    of('queryAddressInfo', { zipCode: '75003' }),
  ],
  [
    'a list of codes [S7.119]',
    (client) => createLookupGateway(client, 'fr').fetchCodeList(CODE_LISTS[0]!),
    of('codeList', { language: 'fr', mID: 'IND' }),
  ],
  [
    'an invoice [S7.84]',
    (client) => createInvoiceGateway(client).readInvoice(order),
    of('invoice', { ...order, invoiceType: 'ALL' }),
  ],
  [
    'a credit note [S7.84]',
    (client) => createInvoiceGateway(client).readCreditNote({ ...order, returnId: RETURN_ID }),
    of('creditNote', { ...order, returnId: RETURN_ID }),
  ],
  [
    'a photo [S7.85]',
    (client) => createResourceGateway(client).uploadPhoto(new Uint8Array([1, 2, 3]), 'png'),
    of('uploadResource', { fileFormat: 'png', resourceContent: 'AQID' }),
  ],
  [
    'a top-up [S7.86]',
    (client) =>
      createTopUpGateway(client, euro, 'C1', keys).openTopUp({ cardNumber: '9999', amount: money('50', euro) }),
    of('openTopUp', { custId: 'C1', amount: '50.00', cardNumber: '9999' }),
  ],
  [
    'the payment of a top-up [S7.87]',
    (client) => createTopUpGateway(client, euro, 'C1', keys).bookTopUp({ paymentId: 'p', cardToken: 'c' }),
    of('bookTopUp', { paymentInfo: { paymentId: 'p', cardToken: 'c' } }),
  ],
  [
    'a change of a card [S7.88]',
    (client) => cardsOf(client).saveCardUpdate({ cardNumber: '9999', update: 'unblock' }),
    of('updateCard', { cardNumber: '9999', action: 'UnBlock' }),
  ],
  [
    'a question about a card [S7.90]',
    (client) => cardsOf(client).queryCard({ cardNumber: '9999', pin: '123456', captcha }),
    { call: 'queryCard', aggregatorBu: 'FR', cardNumber: '9999', pinCode: '123456', captchaToken: 'solved' },
  ],
  [
    'its transactions [S7.91]',
    (client) => cardsOf(client).readTransactions('9999', 2, captcha),
    of('cardTransactions', { cardNumber: '9999', pageNo: 2, captchaToken: 'solved' }),
  ],
  [
    'a transfer [S7.92]',
    (client) =>
      cardsOf(client).sendTransfer({
        cardNumber: '9999',
        friendName: 'Paul',
        to: { method: 'email', email: 'paul@b.fr' },
        amount: money('20', euro),
        rest: money('30', euro),
      }),
    of('cardTransfer', {
      cardNumber: '9999',
      friendName: 'Paul',
      method: 'email',
      email: 'paul@b.fr',
      amount: '20.00',
    }),
  ],
  ['a print [S7.93]', (client) => cardsOf(client).printCard('9999'), of('cardPrint', { cardNumber: '9999' })],
  [
    'a pass',
    (client) => cardsOf(client).readPass('9999', 'google'),
    of('cardPass', { cardNumber: '9999', wallet: 'google' }),
  ],
  [
    'a statement',
    (client) => cardsOf(client).readStatement('9999', 'year'),
    of('cardStatement', { cardNumber: '9999', period: 'year' }),
  ],
  ['a reminder', (client) => cardsOf(client).readReminder('9999'), of('cardReminder', { cardNumber: '9999' })],
  [
    'no reminder',
    (client) => cardsOf(client).saveReminder('9999', false),
    of('cardReminder', { cardNumber: '9999', isWanted: false }),
  ],
  [
    'a card once more [S7.94]',
    (client) => cardsOf(client).resendCard({ what: { cardNumber: '9999' }, receiverEmail: 'a@b.fr', captcha }),
    of('cardResend', { cardNumber: '9999', receiverEmail: 'a@b.fr', captchaToken: 'solved' }),
  ],
  [
    'an import [S7.95]',
    (client) =>
      cardsOf(client).importCard({
        importType: 'balance',
        cardNumber: '9999',
        memberBu: 'FR',
        pinCode: '123456',
        email: 'a@b.fr',
        mobileNo: '+33612345678',
        token: 'solved',
        traditionalToken: 'pressed',
      }),
    of('importCard', {
      importType: 'balance',
      pinCode: '123456',
      email: 'a@b.fr',
      memberBu: 'FR',
      mobileNo: '+33612345678',
      token: 'solved',
      traditionalToken: 'pressed',
    }),
  ],
  [
    'a number before its import [S7.96]',
    (client) => cardsOf(client).validateCard({ cardNumber: '9999', captcha }),
    of('cardValidation', { cardNumber: '9999', captchaToken: 'solved' }),
  ],
  [
    'a card for the account [S7.97]',
    (client) => cardsOf(client).applyCard({ cardNumber: '9999', pin: '123456', captcha }),
    of('applyCard', { cardNumber: '9999', pinCode: '123456', captchaToken: 'solved' }),
  ],
  [
    'the confirmation of an order [S7.100]',
    (client) => ordersOf(client).confirmOrder({ orderNo: 'O1', payment: { paymentId: 'p', means: 'creditCard' } }),
    of('confirmOrder', { orderNo: 'O1', paymentId: 'p', paymentMean: 'C04' }),
  ],
  [
    'a cancellation [S7.101]',
    (client) => ordersOf(client).cancelOrder({ orderNo: 'O1' }),
    of('cancelOrder', { orderNo: 'O1' }),
  ],
  [
    'an unlocking [S7.102]',
    (client) => createUnlockGateway(client).unlockOrder({ orderNo: 'O1', captcha }),
    of('unlockOrder', { orderNo: 'O1', captchaToken: 'solved' }),
  ],
  [
    'a payment [S7.106]',
    (client) =>
      paymentsOf(client).createPaymentSession({
        csrfToken: 'x',
        request: {
          orderNo: 'O1',
          amount: '50.00',
          currency: 'EUR',
          method: 'C04',
          email: 'a@b.fr',
          mobileNo: '+33612345678',
        },
      }),
    paid('createPaymentSession', {
      orderNo: 'O1',
      txnAmount: '50.00',
      txnCurrency: 'EUR',
      paymentMethod: 'C04',
      hostName: 'https://shop.test',
      isVoid: false,
      email: 'a@b.fr',
      mobileNo: '+33612345678',
    }),
  ],
  ['a csrf token [S7.105]', (client) => paymentsOf(client).fetchCsrfToken(), paid('csrfToken', {})],
  [
    'where a payment came back [S7.109]',
    (client) => paymentsOf(client).readRedirectInfo({ provider: 'lyra' }),
    paid('redirectInfo', { csrfToken: 'csrf', pspProvider: 'lyra', callBackUrl }),
  ],
  [
    'what became of a payment [S7.111]',
    (client) => paymentsOf(client).readResult({ token: 't' }),
    paid('paymentResult', { token: 't', callBackUrl }),
  ],
  [
    'what became of it by its log id [S7.113]',
    (client) => paymentsOf(client).readLogResult({ provider: 'ingenico', paymentLogId: 'l' }),
    paid('paymentLogResult', { paymentLogId: 'l', pspProvider: 'ingenico' }),
  ],
  [
    'a draft to be deleted [S7.115]',
    (client) => createDraftGateway(client, euro).deleteDraft(draft),
    of('deleteDraft', { tempId: 'T1', custId: 'C2' }),
  ],
  ['a salesman’s drafts [S4.119]', (client) => createDraftGateway(client, euro).readDrafts(), of('getDrafts', {})],
  [
    'a draft to be opened [S4.119]',
    (client) => createDraftGateway(client, euro).openDraft(draft),
    of('readDraft', { tempId: 'T1', custId: 'C2' }),
  ],
  [
    'a draft to be saved over the one it knows [S4.120]',
    (client) =>
      createDraftGateway(client, euro).saveDraft({ ...draft, invoicingAddress: null, purchaseOrder: '', lines: [] }),
    of('saveDraft', { tempId: 'T1', custId: 'C2', revision: 3, lines: [] }),
  ],
  [
    'a draft to be emptied [S7.116]',
    (client) => createDraftGateway(client, euro).resetDraft(draft),
    of('resetDraft', { tempId: 'T1', custId: 'C2' }),
  ],
  ['a person’s companies [S6.28]', (client) => peopleOf(client).fetchCompanies(), of('companyList', {})],
  [
    'another company of a person [S6.28]',
    (client) => peopleOf(client).chooseCompany('B2'),
    of('chooseCompany', { companyId: 'B2' }),
  ],
  [
    'the cards of a file [S7.82]',
    (client) =>
      createBulkGateway(client, euro).uploadFile({
        custId: 'B1',
        itemCode: 'kino',
        deliveryType: 'emailAndSms',
        fileName: 'cards.csv',
        bytes: new TextEncoder().encode('amount'),
      }),
    of('uploadFile', {
      custId: 'B1',
      itemCode: 'kino',
      deliverType: DELIVERY_CODES.emailAndSms,
      fileName: 'cards.csv',
      fileContent: 'YW1vdW50',
    }),
  ],
  [
    'a file to be filled in [S7.83]',
    (client) =>
      createBulkGateway(client, euro).readSample({ itemCode: 'kino', deliveryType: 'pdf', extension: 'xlsx' }),
    of('sampleFile', { itemCode: 'kino', fileType: DELIVERY_CODES.pdf, extension: 'xlsx' }),
  ],
  [
    'a page of the files that were uploaded before [S7.21]',
    (client) => createPreviousFileGateway(client, euro).fetchPreviousFiles('B1', 2),
    of('getMemberPreviousFile', { custId: 'B1', page: 2 }),
  ],
  [
    'the rows of one of these files [S7.21]',
    (client) => createPreviousFileGateway(client, euro).readPreviousFile({ custId: 'B1', uploadId: 'U1' }),
    of('readPreviousFile', { custId: 'B1', uploadId: 'U1' }),
  ],
  ['a unit’s brochures [S2.25]', (client) => createBrochureGateway(client).fetchBrochures(), of('brochures', {})],
  [
    'a company’s documents [A-191]',
    (client) => createCompanyDocumentGateway(client).fetchDocuments({ custId: 'B1' }),
    of('companyDocuments', { custId: 'B1' }),
  ],
  [
    'one of a company’s documents [A-191]',
    (client) => createCompanyDocumentGateway(client).readDocument({ custId: 'B1', documentId: 'D1' }),
    of('readCompanyDocument', { custId: 'B1', documentId: 'D1' }),
  ],
  [
    'a company’s people',
    (client) => peopleOf(client).fetchPeople({ custId: 'B1' }),
    of('companyPeople', { custId: 'B1' }),
  ],
  [
    'an invitation to a company',
    (client) =>
      peopleOf(client).storePeople({
        custId: 'B1',
        request: {
          type: 'invite',
          invitation: { email: 'a@b.fr', role: 'buyer', limits: { perOrder: money('50', euro), perMonth: null } },
        },
      }),
    of('invitePerson', { custId: 'B1', email: 'a@b.fr', role: 'buyer', orderLimit: '50.00', monthLimit: null }),
  ],
  [
    'an invitation to be withdrawn',
    (client) => peopleOf(client).storePeople({ custId: 'B1', request: { type: 'withdraw', invitationId: 'I1' } }),
    of('withdrawInvitation', { custId: 'B1', invitationId: 'I1' }),
  ],
  [
    'a change of a person',
    (client) =>
      peopleOf(client).storePeople({
        custId: 'B1',
        request: {
          type: 'change',
          personId: 'P1',
          role: 'approver',
          limits: { perOrder: null, perMonth: money('900', euro) },
        },
      }),
    of('changePerson', { custId: 'B1', personId: 'P1', role: 'approver', orderLimit: null, monthLimit: '900.00' }),
  ],
  [
    'a person to be removed',
    (client) => peopleOf(client).storePeople({ custId: 'B1', request: { type: 'remove', personId: 'P1' } }),
    of('removePerson', { custId: 'B1', personId: 'P1' }),
  ],
  [
    'an invitation',
    (client) => peopleOf(client).fetchInvitation({ token: 't' }),
    of('companyInvitation', { token: 't' }),
  ],
  [
    'the account of an invited person [S7.47]',
    (client) =>
      peopleOf(client).joinCompany({
        token: 't',
        person: { civility: 'mrs', firstName: 'A', lastName: 'B', password: 'Mirabelle1' },
      }),
    of('b2bRegisterAccount', {
      token: 't',
      person: { firstName: 'A', lastName: 'B', password: 'Mirabelle1' },
    }),
  ],
])('%s is asked for with all that its call is written with', async (_, act, wire) => {
  expect(await sentBy(act)).toMatchObject(wire);
});

test('a coupon is asked about with number, PIN, customer, captcha where one is asked for, and the cards of the cart [S7.103]', async () => {
  const sent: unknown[] = [];
  const client: Client = {
    unitId: 'FR',
    call: async (call, request) => {
      sent.push(Schema.encodeUnknownSync(call.request)(request));
      throw new CallFailure({ reason: 'refused', call: call.name, status: 403, code: ERROR_CODES.captchaGoogle });
    },
  };
  const line = { itemCode: 'kino', parentItemCode: 'cine', amount: money('20', euro), quantity: 2 };
  const gateway = createCouponGateway(client, euro, solve, () => 'C1');
  await gateway.queryCoupon({ cardNumber: '9999', pin: '123456' }, [line]);
  const cartList = [{ itemCode: 'kino', parentItemCode: 'cine', amount: '20.00', qty: 2 }];
  const asked = { aggregatorBu: 'FR', cardNumber: '9999', pinCode: '123456', custId: 'C1', cartList };
  expect(sent).toEqual([asked, { ...asked, captchaToken: 'solved' }]);
});

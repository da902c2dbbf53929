/** The OpenAPI document as the author of another client reads it: the path of a call, its request and its answer. */
import { expect, test } from 'vitest';
import { openApiDocument } from './open-api.ts';

interface JsonSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly 'x-sealed-request'?: JsonSchema;
}
interface Body {
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
}
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
const { paths, components } = openApiDocument() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

/** The names of all fields, with nested ones as `pspResult.paymentId`. */
const namesIn = (schema: JsonSchema, before = ''): readonly string[] => {
  const { $ref, anyOf = [], items, properties = {} } = schema;
  return [
    ...($ref === undefined ? [] : namesIn(components.schemas[$ref.split('/').at(-1)!]!, before)),
    ...anyOf.flatMap((one) => namesIn(one, before)),
    ...(items === undefined ? [] : namesIn(items, before)),
    ...Object.entries(properties).flatMap(([name, part]) => [before + name, ...namesIn(part, `${before}${name}.`)]),
  ];
};

const contentOf = (body: Body | undefined): JsonSchema => body?.content['application/json'].schema ?? {};

const requestOf = ({ parameters: beside, requestBody }: Operation): readonly string[] => {
  const schema = contentOf(requestBody);
  return [...beside.map(({ name }) => name), ...namesIn(schema['x-sealed-request'] ?? schema)];
};

/** The fields of answer and refusal, without the envelope. */
const answerOf = ({ responses }: Operation): readonly string[] =>
  Object.values(responses)
    .flatMap((response) => namesIn(contentOf(response)))
    .map((name) => name.replace(/^data\./, ''));

const words = (text: string) => text.split(' ').filter((word) => word !== '');

/** The fields of a part, as `registration.siren`. */
const within = (part: string, fields: string): string =>
  words(fields)
    .map((field) => `${part}.${field}`)
    .join(' ');

test.each([
  // Members
  ['wallet [S7.12]', 'POST', '/v2/member/getMemberWallet', 'custId', 'wallet.balance'],
  ['products of cards [S7.13]', 'POST', '/v2/member/getMemberProducts', 'custId productName categoryId', 'products'],
  ['cards [S7.14]', 'POST', '/v4/member/getMemberGiftCardsWithProduct', 'custId itemCode', 'cardList.cardNumber'],
  ['quotations [S7.15]', 'POST', '/v2/member/getQuotationOrders', 'custId page', 'quotationOrders totalCount'],
  ['quotation disabled [S7.16]', 'POST', '/v2/member/disableQuotationOrder', 'custId orderNo', 'orderNo'],
  ['quotation [S7.17]', 'POST', '/v2/member/getQuotationDetail', 'orderNo custId', 'orderNo lines'],
  [
    'history [S7.18]',
    'POST',
    '/v3/member/getMemberHistory',
    'custId historyType page cardNumber dateBegin dateEnd status productName',
    'transactionRecords',
  ],
  ['inbox [S7.20]', 'POST', '/v2/member/getMemberInbox', 'custId', 'messages'],
  [
    'previous files [S7.21]',
    'POST',
    '/v2/member/getMemberPreviousFile',
    'custId page',
    'totalCount previousFiles.fileName previousFiles.order.orderNo',
  ],
  [
    'profile changed [S7.3][S7.22]',
    'POST',
    '/v2/member/updateMemberProfile',
    'memberUpdate memberType password',
    'custId',
  ],
  [
    'profile of a company changed [S7.3][S7.22][A-72]',
    'POST',
    '/v4/member/updateMemberProfile',
    'memberUpdate memberType password',
    'custId',
  ],
  [
    'profile [S7.23][S7.117]',
    'POST',
    '/v2/member/getMemberProfile',
    'custId',
    'error custId email firstName lastName contractTypeId isActivateAccount memberType b2BMemberProfile allowUpdateProfile isSubscription',
  ],
  [
    'profile of a company [S7.118]',
    'POST',
    '/v2/member/getMemberProfile',
    'custId',
    'b2BMemberProfile.companyRequest b2BMemberProfile.contactRequest b2BMemberProfile.invoiceRequest b2BMemberProfile.deliveryRequest',
  ],
  ['address book [S7.25]', 'POST', '/v2/member/getMemberAddressBook', 'custId', 'deliveryAddressBook'],
  ['address book updated [S7.26]', 'POST', '/v2/member/updateMemberAddressBook', 'custId deliveryAddressBook', ''],
  ['receipt [S7.27]', 'POST', '/v2/member/uploadPaymentReceipt', 'orderNo receiptImage custId', 'orderNo'],
  ['account closed [S7.28]', 'POST', '/v2/member/deleteAccount', 'email custId', ''],
  ['membership decided [S7.29]', 'POST', '/v1/member/activateAccountValidate', 'token isApproved', ''],
  // Signing in
  ['reset requested [S7.30]', 'POST', '/v2/member/resetPassword', 'email accountType', ''],
  ['reset opened [S7.31]', 'POST', '/v2/member/confirmToken', 'tokenId', ''],
  ['password set [S7.32]', 'POST', '/v2/member/confirmReset', 'newPassword accountId token memberType', ''],
  ['login [S7.33]', 'POST', '/v8/login', 'account password', 'accessToken custId'],
  ['two-factor login [S7.34]', 'POST', '/v1/twofaLogin', 'account password', 'tokenId'],
  ['its second step [S7.35]', 'POST', '/v1/twoFaConfirmLogin', 'twoFaTokenId twoFaToken', 'accessToken custId'],
  ['logout [S7.39]', 'POST', '/v2/logout', 'refreshToken accessToken', 'isSuccess'],
  ['login by identity provider [S7.40]', 'POST', '/oAuth/getOauthLoginInfo', 'redirectUri', 'returnUrl'],
  ['partner’s visitor [S7.41]', 'POST', '/{projectBu}/sso', 'aggregator_bu jwt page item', 'backUrl redirectUrl'],
  ['registration confirmed [S7.43]', 'POST', '/v2/register/confirmation', 'verifyToken', 'registerType'],
  [
    'registration [S7.44]',
    'POST',
    '/v4/register',
    'email firstName lastName password registerType documentType idCardNo mobileNo isSubscription promoCode',
    'isEmailValid',
  ],
  [
    'its confirmation [S7.45]',
    'POST',
    '/v2/register/confirmation',
    'accountId registerType loginIp verifyToken',
    'registerType',
  ],
  ['code by SMS [S7.52]', 'POST', '/v1/user/sendOTP', 'mobileNo captchaToken', 'otpId'],
  ['code by SMS confirmed [S7.53]', 'POST', '/v1/user/confirmOTP', 'otpId otp', 'result'],
  ['code by email [S7.54]', 'POST', '/v1/user/sendEmailVerification', 'email captchaToken', 'tokenId'],
  ['code by email confirmed [S7.55]', 'POST', '/v1/user/confirmEmailVerification', 'tokenId code', 'result'],
  // Companies
  [
    'business login [S7.36][S7.42]',
    'POST',
    '/v4/b2bLogin',
    'account password accessToken mobileNo loginType redirectUrl captchaToken traditionalToken aggregatorBuId',
    'accessToken custId',
  ],
  [
    'salesman login [S7.37][S7.42]',
    'POST',
    '/v4/salesmanLogin',
    'account password accessToken mobileNo loginType redirectUrl captchaToken traditionalToken aggregatorBuId',
    'accessToken custId',
  ],
  [
    'registration of a company [S7.46][A-72][A-73]',
    'POST',
    '/v2/register/b2bRegister',
    within(
      'registration',
      'accountCategory societyType siren siret companyCountry numberOfEmployees contactStoreAdvisor companyName commercialName isFoundCompany vat city code contactPassword agreement contactEmail invoicing delivery invoiceEmail isSubscribe uploadId uploadSiret',
    ),
    'error',
  ],
  [
    'account of a company’s person [S7.47]',
    'POST',
    '/v3/register/b2bRegisterAccount',
    'token person.firstName person.lastName person.password',
    'user.accessToken user.custId',
  ],
  ['its link followed [S7.48][A-72]', 'POST', '/v2/register/b2bConfirmToken', 'token', 'tempId'],
  ['its registration confirmed [S7.49][A-72]', 'POST', '/v2/register/b2bConfirmRegister', 'tempId', 'reference'],
  ['its link sent again [S7.50][A-72]', 'POST', '/v2/register/b2bResendToken', 'email', 'error'],
  [
    'companies of the register [S7.51][S7.79]',
    'POST',
    '/v2/others/queryCompany',
    'companyName siren siret vatNumber',
    'companyList.companyName companyList.siren companyList.siret tempId',
  ],
  ['name of a company [S7.80]', 'POST', '/v2/others/sNameFetcher', 'siren', 'companyName'],
  // Their verification
  ['KYB login [S7.38]', 'POST', '/v1/kyb/kybLogin', 'account password captchaToken traditionalToken', 'token custId'],
  ['KYB code by email [S7.56]', 'POST', '/v1/kyb/sendVerificationEmail', 'email captchaToken', 'tokenId'],
  ['KYB code confirmed [S7.57]', 'POST', '/v1/kyb/confirmEmailVerification', 'tokenId code', 'result'],
  [
    'KYB account [S7.58][S4.80][S4.81]',
    'POST',
    '/v1/kyb/kybRegisterAccount',
    'email type tokenId',
    'registerType token custId',
  ],
  ['KYB saved [S7.59]', 'POST', '/v1/kyb/updateKybUser', 'Kyb-Token custId records.type', 'error'],
  ['KYB read [S7.60]', 'POST', '/v1/kyb/getKybUserInfo', 'Kyb-Token custId type', 'records.type'],
  ['bank of the transfer [S7.61][A-79]', 'POST', '/v1/kyb/getBankInfo', 'Kyb-Token custId', 'iban bic reference'],
  ['KYB submitted [S7.62]', 'POST', '/v1/kyb/kybSubmit', 'Kyb-Token custId', 'error'],
  // What a unit offers
  ['letters [S7.64]', 'GET', '/v2/product/letterType', 'language', 'letterTypes.id'],
  ['extras [S7.65]', 'GET', '/v2/product/additionalProduct', 'language', 'products.extraItemCode'],
  ['templates [S7.66]', 'GET', '/v2/template/templates', 'categoryId itemCode', 'templates.templateId'],
  ['categories of templates [S7.67]', 'GET', '/v2/template/categories', 'language', 'categories.categoryId'],
  ['categories of products [S7.68]', 'GET', '/v2/product/category', 'language', 'categories.categoryId'],
  [
    'products [S7.69]',
    'GET',
    '/v3/product/products/{categoryId}/{page}',
    'categoryId page language aggregatorBuId productName custId',
    'items.itemCode totalCount',
  ],
  ['product [S7.70]', 'GET', '/v3/product/detail/{itemCode}', 'itemCode buId language custId', 'itemCode discounts'],
  ['countries [S7.71]', 'GET', '/v1/others/getCountryCode', 'language', 'countries.phoneCode'],
  ['unit [S7.72]', 'GET', '/v2/others/getBuParameter/{buId}', 'buId', ''],
  ['start of a session [S4.107][S7.73]', 'GET', '/v2/others/init', 'aggregatorBuId', 'token'],
  ['stores [S7.74]', 'GET', '/v2/store/getStores/{buId}', 'buId', 'stores.city'],
  ['session checked [S7.75]', 'GET', '/v2/others/validateToken', 'Init-Token', 'accessToken custId'],
  ['timestamp [S7.76]', 'GET', '/v2/others/{timestampBase64}', 'timestampBase64', 'timestamp'],
  ['customers of a salesman [S7.78][S6.18]', 'POST', '/v2/others/getCustomerList', 'salesmanId', 'customerList.custId'],
  ['cities [S7.81]', 'POST', '/v2/others/queryAddressInfo', 'zipCode', 'cities'],
  ['code list [S7.119]', 'GET', '/v2/others/getCodeList', 'mID', 'scodeList.sID scodeList.sName'],
  // Files
  ['sample [S7.83]', 'POST', '/v2/files/sampleFile', 'fileType extension', 'fileName contentType content'],
  ['invoice [S7.84]', 'POST', '/v2/files/invoice', 'custId orderNo invoiceType', 'fileName contentType content'],
  ['photo [S7.85]', 'POST', '/v2/resource/upload', 'fileFormat resourceContent prefix', 'url'],
  // Cards
  ['top-up [S7.86]', 'POST', '/v2/transaction', 'custId amount cardNumber', 'transactionNo'],
  ['top-up booked [S7.87]', 'POST', '/v2/transaction/topup', 'paymentInfo.paymentId', 'balance'],
  ['card changed [S7.88]', 'POST', '/v2/card/updateCard', 'cardNumber action', 'cardState'],
  ['card queried [S7.90]', 'POST', '/v4/card/queryCard', 'cardNumber pinCode', 'cardBalance'],
  [
    'its transactions [S7.91]',
    'POST',
    '/v2/card/cardTransactions',
    'cardNumber pageNo captchaToken',
    'transactionList',
  ],
  ['card transferred [S7.92]', 'POST', '/v2/card/cardTransfer', 'cardNumber amount', 'cardBalance'],
  ['card printed [S7.93]', 'POST', '/v2/card/cardPrint', 'cardNumber', 'pdfUrl'],
  ['card resent [S7.94]', 'POST', '/v2/card/cardResend', 'receiverEmail captchaToken', 'receiverEmail'],
  [
    'card imported [S7.95]',
    'POST',
    '/v2/card/importCard',
    'importType pinCode email memberBu mobileNo token traditionalToken',
    'buId',
  ],
  ['number validated [S7.96]', 'POST', '/v2/card/cardValidation', 'cardNumber captchaToken', 'isNeedPincode'],
  ['card applied [S7.97]', 'POST', '/v4/card/applyCard', 'cardNumber pinCode', 'cardBalance'],
  // Orders
  ['order [S7.98]', 'POST', '/v6/order/creation', 'aggregatorBuId custId lines.itemCode', 'orderNo'],
  ['quotation requested [S7.99]', 'POST', '/v2/order/quotation', 'email', 'orderNo error.message'],
  ['order confirmed [S7.100]', 'POST', '/v2/order/confirm', 'orderNo', 'orderAmtTot orderNo error.message'],
  ['order cancelled [S7.101]', 'POST', '/v2/order/cancel', 'orderNo', 'orderNo'],
  [
    'order unlocked [S7.102]',
    'POST',
    '/v2/order/unlock',
    'orderNo captchaToken',
    'error.code error.message cardQty orderNo',
  ],
  [
    'coupon [S7.103][S7.104]',
    'POST',
    '/v4/card/queryCard',
    'cardNumber pinCode custId cartList.itemCode captchaToken aggregatorBu',
    'cardBalance isAllowPartialRedeem subPayDesc suitedItemCode error',
  ],
  ['draft deleted [S7.115]', 'POST', '/v2/order/deleteDraft', 'custId tempId', 'tempId'],
  ['draft emptied [S7.116]', 'POST', '/v2/order/resetDraft', 'custId tempId', 'tempId'],
  // Payments
  ['csrf token [S7.105]', 'GET', '/v2/payment/csrfToken', 'buId', 'token'],
  [
    'payment session [S7.106][S7.107]',
    'POST',
    '/v2/payment/session',
    'txnCurrency isVoid mobileNo buId email hostName paymentMethod txnAmount X-CSRF-Token',
    'redirectUrl error.message',
  ],
  ['redirect info [S7.109]', 'POST', '/v2/payment/redirect-info', 'csrfToken pspProvider callBackUrl', 'token'],
  [
    'result [S7.111][S7.112]',
    'POST',
    '/v2/payment/result',
    'token callBackUrl buId',
    'orderNo pspResult.paymentId pspResult.paymentMethod pspResult.cardToken',
  ],
  ['result by log id [S7.113]', 'POST', '/v2/payment/log-result', 'paymentLogId buId', 'orderNo pspResult.paymentId'],
])('%s is documented at %s %s, with its request and answer fields', (_, method, path, sent, read) => {
  const call = paths[`/api${path}`]?.[method.toLowerCase()];
  expect(call).toBeDefined();
  expect(requestOf(call!)).toEqual(expect.arrayContaining(words(sent)));
  expect(answerOf(call!)).toEqual(expect.arrayContaining(words(read)));
});

const valuesOf = (schema: JsonSchema): readonly unknown[] => [
  ...(schema.enum ?? []),
  ...(schema.anyOf ?? []).flatMap(valuesOf),
];

test('records of a verification are read by type: 0 the company, 1 a user, 2 a shareholder [S7.60]', () => {
  const { 'x-sealed-request': request } = contentOf(paths['/api/v1/kyb/getKybUserInfo']?.['post']?.requestBody);
  expect(valuesOf(request?.properties?.['type'] ?? {})).toEqual([0, 1, 2]);
});

const OF_PEOPLE_AND_CARDS =
  'password newPassword accessToken refreshToken jwt verifyToken otp twoFaToken cardNumber pinCode email receiverEmail mobileNo lastName pin memberUpdate deliveryAddressBook registration person records';

test('a body with credentials, card numbers or personal data is sent as one encrypted field [S7.7][A-71]', () => {
  const secret = new Set(words(OF_PEOPLE_AND_CARDS));
  const telling = Object.entries(paths).flatMap(([path, { post }]) =>
    post !== undefined && requestOf(post).some((name) => secret.has(name)) ? [{ path, post }] : [],
  );
  expect(telling.length).toBeGreaterThan(25);
  for (const { path, post } of telling)
    expect([path, ...Object.keys(contentOf(post.requestBody).properties!)]).toEqual([path, 'data']);
});

const OTHERS_TO_APPLY_CARD = words(
  '/v2/others/getCustomerList /v2/others/queryAddressInfo /v2/files/sampleFile /v2/files/invoice /v2/resource/upload /v2/transaction /v2/transaction/topup /v2/card/updateCard /v4/card/queryCard /v2/card/cardTransactions /v2/card/cardTransfer /v2/card/cardPrint /v2/card/cardResend /v2/card/importCard /v2/card/cardValidation /v4/card/applyCard',
);

test('the other calls of the section, from the salesman’s customers to the applied card, use POST only [S7.77]', () => {
  for (const path of OTHERS_TO_APPLY_CARD)
    expect([path, ...Object.keys(paths[`/api${path}`] ?? {})]).toEqual([path, 'post']);
});

const UNIT_NAMES = ['aggregatorBuId', 'aggregatorBu', 'aggregator_bu', 'buId'];

test('every call names its unit, most by the aggregator’s id [S7.10]', () => {
  const named = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((call) => requestOf(call).filter((name) => UNIT_NAMES.includes(name))),
  );
  expect(named.filter((names) => names.length !== 1)).toEqual([]);
  expect(named.filter(([name]) => name === 'aggregatorBuId').length / named.length).toBeGreaterThan(0.8);
});

test('members’ calls use POST only [S7.11]', () => {
  const ofMembers = Object.entries(paths).filter(([path]) => path.includes('/member/'));
  expect(ofMembers.length).toBeGreaterThan(10);
  for (const [path, methods] of ofMembers) expect([path, ...Object.keys(methods)]).toEqual([path, 'post']);
});

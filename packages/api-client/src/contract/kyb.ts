/**
 * Verification of companies: its email, its session, the dossier and its documents. Source: spec section 7 (S7.38, S7.56 to S7.62),
 *
 */
import { KYB_DOCUMENT_KINDS } from '@offrande/domain/dossier-field';
import { WireDocument, WireId } from '@offrande/domain/dossier-field/schema';
import {
  areOfOneTab,
  KybBankInfo,
  KybReadAnswer,
  KybReadBody,
  KybRegistrationFromWire,
  KybSaveAnswer,
  KybSaveBody,
} from '@offrande/domain/kyb/schema';
import { CodeConfirmed, EmailCodeSent } from '@offrande/domain/password/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { Text, UnitId } from './wire.ts';

const unit = { aggregatorBuId: UnitId };
const buyer = { method: 'POST', version: 'v1', auth: 'buyer', sealed: true } as const;
/** Needs the token of the verification; `custId` is the company that it belongs to. */
const kyb = { method: 'POST', version: 'v1', auth: 'kyb', sealed: true } as const;

const Reference = Schema.NonEmptyString.check(Schema.isMaxLength(100));
const Email = Schema.NonEmptyString.check(Schema.isMaxLength(320));

/** Opens the verification by the company's email and password. Every refusal is the same. */
export const kybLogin = defineCall('kybLogin', {
  ...buyer,
  path: '/kyb/kybLogin',
  request: Schema.Struct({
    ...unit,
    account: Email,
    password: Schema.NonEmptyString.check(Schema.isMaxLength(500)),
    ...CaptchaTokens,
  }),
  response: Schema.Struct({ token: Text, custId: Text }),
});

/** Sends a code to an email, whether or not a company has it. */
export const sendVerificationEmail = defineCall('sendVerificationEmail', {
  ...buyer,
  path: '/kyb/sendVerificationEmail',
  request: Schema.Struct({ ...unit, email: Email, ...CaptchaTokens }),
  response: EmailCodeSent,
});

export const confirmEmailVerification = defineCall('confirmEmailVerification', {
  ...buyer,
  path: '/kyb/confirmEmailVerification',
  request: Schema.Struct({
    ...unit,
    tokenId: Reference,
    code: Schema.NonEmptyString.check(Schema.isMaxLength(12)),
  }),
  response: CodeConfirmed,
});

/**
 * Begins a company's dossier, or takes up the one that was begun, by a confirmed email. A new one answers with its token; else the confirmed
 * reference becomes it. `companyUnknown` if no company has the email.
 */
export const kybRegisterAccount = defineCall('kybRegisterAccount', {
  ...buyer,
  path: '/kyb/kybRegisterAccount',
  request: Schema.Struct({
    ...unit,
    email: Email,
    registerType: Schema.Literals(['new', 'resume']),
    tokenId: Reference,
  }).pipe(Schema.encodeKeys({ registerType: 'type' })),
  response: KybRegistrationFromWire,
});

/** Reads the records of one type: 0 the company, 1 its representatives, 2 its shareholders. */
export const getKybUserInfo = defineCall('getKybUserInfo', {
  ...kyb,
  path: '/kyb/getKybUserInfo',
  request: Schema.Struct({ ...unit, ...KybReadBody.fields }),
  response: KybReadAnswer,
});

/** Saves one tab; `dossierChanged` if somebody else saved it since, `dossierRefused` by the rules, with the reason. */
export const updateKybUser = defineCall('updateKybUser', {
  ...kyb,
  path: '/kyb/updateKybUser',
  request: Schema.Struct({ ...unit, ...KybSaveBody.fields }).check(areOfOneTab),
  response: KybSaveAnswer,
});

/** Where the verification transfer goes. */
export const getBankInfo = defineCall('getBankInfo', {
  ...kyb,
  path: '/kyb/getBankInfo',
  request: Schema.Struct({ ...unit, custId: Text }),
  response: KybBankInfo,
});

/** Submits the dossier, which ends the session of this browser. `dossierRefused` if something is missing. */
export const kybSubmit = defineCall('kybSubmit', {
  ...kyb,
  path: '/kyb/kybSubmit',
  request: Schema.Struct({ ...unit, custId: Text }),
  response: Schema.Struct({}),
});

/** 4.5 MiB in base64, with room for padding. */
const DOCUMENT_MAX_CHARACTERS = Math.ceil((4.5 * 2 ** 20 * 4) / 3) + 4;

/** Stores a document of the dossier, where nobody but the company and the shop's staff can read it. */
export const uploadKybDocument = defineCall('uploadKybDocument', {
  method: 'POST',
  version: 'v1',
  auth: 'kyb',
  path: '/kyb/uploadDocument',
  patience: 'file',
  request: Schema.Struct({
    ...unit,
    custId: Text,
    kind: Schema.Literals(KYB_DOCUMENT_KINDS),
    fileName: Schema.NonEmptyString.check(Schema.isMaxLength(200)),
    resourceContent: Schema.String.check(Schema.isMaxLength(DOCUMENT_MAX_CHARACTERS)),
  }),
  response: Schema.Struct({ document: WireDocument }),
});

/** A document of the dossier, as it was stored: pictures as JPEG. */
export const readKybDocument = defineCall('readKybDocument', {
  method: 'POST',
  version: 'v1',
  auth: 'kyb',
  path: '/kyb/readDocument',
  patience: 'file',
  request: Schema.Struct({ ...unit, custId: Text, fileId: WireId }),
  response: Schema.Struct({ document: WireDocument, resourceContent: Schema.String }),
});

export const kybCalls = {
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
} as const;

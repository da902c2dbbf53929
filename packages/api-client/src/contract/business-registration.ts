/**
 * Registration of companies: the company register, the documents, the registration, and the link in its mail. Source: spec
 * section 7 (S7.46, S7.48 to S7.51, S7.79, S7.80), A-82.
 */
import {
  BusinessRegistered,
  BusinessRegistrationFromWire,
  CompaniesFound,
} from '@offrande/domain/business-registration/schema';
import { BusinessConfirmed, TokenConfirmed, TokenToConfirm } from '@offrande/domain/registration/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';

const unit = { aggregatorBuId: UnitId };
const post = { method: 'POST', auth: 'buyer', sealed: true } as const;

/** A criterion of a search, or what the visitor typed as a number of a company. */
const Criterion = Schema.String.check(Schema.isMaxLength(120));

/**
 * Companies of the register of the unit's country by name or number; an empty criterion is none. `tempId` is what this
 * browser's registration goes on under; with it a registration that is sent twice counts once.
 */
export const queryCompany = defineCall('queryCompany', {
  method: 'POST',
  path: '/others/queryCompany',
  auth: 'buyer',
  request: Schema.Struct({ ...unit, companyName: Criterion, siren: Criterion, siret: Criterion, vatNumber: Criterion }),
  response: CompaniesFound,
});

/** The name under which the register has a company; empty where it has none by that number, or cannot be asked. */
export const sNameFetcher = defineCall('sNameFetcher', {
  method: 'POST',
  path: '/others/sNameFetcher',
  auth: 'buyer',
  request: Schema.Struct({ ...unit, siren: Criterion }),
  response: Schema.Struct({ companyName: Schema.String }),
});

/** 2 MiB in base64, with room for padding. */
const DOCUMENT_MAX_CHARACTERS = Math.ceil((2 * 2 ** 20 * 4) / 3) + 4;

/** Stores a document of this browser's registration, where nobody but the shop's staff can read it. `uploadId` names it. */
export const uploadDocument = defineCall('uploadDocument', {
  method: 'POST',
  path: '/resource/uploadDocument',
  auth: 'buyer',
  patience: 'file',
  request: Schema.Struct({
    ...unit,
    fileName: Schema.NonEmptyString.check(Schema.isMaxLength(200)),
    resourceContent: Schema.String.check(Schema.isMaxLength(DOCUMENT_MAX_CHARACTERS)),
  }),
  response: Schema.Struct({ uploadId: Text }),
});

/** Registers a company. Where it, or its email, is known already, the answer is the same and its contact is told by mail. */
export const b2bRegister = defineCall('b2bRegister', {
  ...post,
  path: '/register/b2bRegister',
  request: Schema.Struct({ ...unit, registration: BusinessRegistrationFromWire }),
  response: BusinessRegistered,
});

/** The token of the link in the mail, which is good for 24 hours; the answer names the registration to this browser. */
export const b2bConfirmToken = defineCall('b2bConfirmToken', {
  ...post,
  path: '/register/b2bConfirmToken',
  request: Schema.Struct({ ...unit, ...TokenToConfirm.fields }),
  response: TokenConfirmed,
});

/** Confirms the email of a registration, which from then on waits for its decision. Confirming twice answers the same. */
export const b2bConfirmRegister = defineCall('b2bConfirmRegister', {
  ...post,
  path: '/register/b2bConfirmRegister',
  request: Schema.Struct({ ...unit, ...TokenConfirmed.fields }),
  response: BusinessConfirmed,
});

/** Sends the link again, in place of the one before. The answer is the same whether or not there is such a registration. */
export const b2bResendToken = defineCall('b2bResendToken', {
  ...post,
  path: '/register/b2bResendToken',
  request: Schema.Struct({ ...unit, email: Text }),
  response: Schema.Struct({}),
});

/**
 * Sends the link to another email, for the browser that registered with a mistyped one: the link before is over. The answer does
 * not tell whether the shop knows the other. `linkOver` with the reason if the first was confirmed, or this browser registered
 * nothing with it.
 */
export const b2bCorrectEmail = defineCall('b2bCorrectEmail', {
  ...post,
  path: '/register/b2bCorrectEmail',
  request: Schema.Struct({ ...unit, email: Text, newEmail: Text }),
  response: Schema.Struct({}),
});

export const businessRegistrationCalls = {
  queryCompany,
  sNameFetcher,
  uploadDocument,
  b2bRegister,
  b2bConfirmToken,
  b2bConfirmRegister,
  b2bResendToken,
  b2bCorrectEmail,
} as const;

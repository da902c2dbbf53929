/**
 * Importing a card, or a card's balance, into the account by its code (S1.16, S1.17, S4.52, S7.95, A-58, A-89). A card
 * joins the member's cards, a balance goes to the wallet.
 */
import { Result } from 'effect';
import type { CaptchaToken } from '../captcha/index.ts';
import { checkOptionalEmail } from '../email/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals, FieldValues } from '../form/index.ts';
import { checkOptionalPhone } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkPin } from '../card/index.ts';

export const IMPORT_TYPES = ['card', 'balance'] as const;
export type ImportType = (typeof IMPORT_TYPES)[number];

/** A balance needs a wallet to go to. */
export const offeredImports = (hasWallet: boolean): readonly ImportType[] => (hasWallet ? IMPORT_TYPES : ['card']);

/** As typed. Email and mobile may be left out; a mobile is the account holder's own and proven by a code. */
export interface ImportEntry {
  readonly pin: string;
  readonly email: string;
  readonly phone: { readonly areaCode: string; readonly number: string };
}

const fieldsOf = ({ pin, email, phone }: ImportEntry, isPinNeeded: boolean, plan: NumberingPlan) => ({
  pin: isPinNeeded ? checkPin(pin) : Result.succeed<string>(''),
  email: checkOptionalEmail(email),
  phone: checkOptionalPhone(phone, 'account', plan),
});

type ImportFields = ReturnType<typeof fieldsOf>;
export type ImportDetails = FieldValues<ImportFields>;
export type ImportRefusals = FieldRefusals<ImportFields>;

/** Checks all fields at once. The PIN is required only if the card's validation said so; otherwise it is dropped. */
export const checkImport = (
  entry: ImportEntry,
  isPinNeeded: boolean,
  plan: NumberingPlan,
): Result.Result<ImportDetails, ImportRefusals> => checkFields(fieldsOf(entry, isPinNeeded, plan));

/** The body of the import call. Empty fields are left out, and one of the two tokens is there. */
export interface ImportRequest {
  readonly importType: ImportType;
  readonly cardNumber: string;
  readonly memberBu: string;
  readonly pinCode?: string;
  readonly email?: string;
  readonly mobileNo?: string;
  readonly token?: string;
  readonly traditionalToken?: string;
}

/** `unitId` is the member's own unit. */
export const importRequest = (
  { importType, cardNumber, unitId }: { importType: ImportType; cardNumber: string; unitId: string },
  { pin, email, phone }: ImportDetails,
  { kind, token }: CaptchaToken,
): ImportRequest => ({
  importType,
  cardNumber,
  memberBu: unitId,
  ...(pin === '' ? {} : { pinCode: pin }),
  ...(email === '' ? {} : { email }),
  ...(phone === null ? {} : { mobileNo: phone.e164 }),
  ...(kind === 'standard' ? { token } : { traditionalToken: token }),
});

/** `unitId` is the unit that the import answered with; null where it named none. */
export interface ImportAnswer {
  readonly unitId: string | null;
}

/** `nonWhiteMarker`: the unit id that an answer names where the card is not of a white-label unit. */
export interface ImportPolicy {
  readonly nonWhiteMarker: string;
}

/** True when an import activates the account: the answer names a unit, and not the marker. */
export const activatesAccount = ({ unitId }: ImportAnswer, { nonWhiteMarker }: ImportPolicy): boolean =>
  unitId !== null && unitId !== '' && unitId !== nonWhiteMarker;

/** The member after an import (`isActivateAccount` on the wire); an activated account is never deactivated by one. */
export const memberAfterImport = <Member extends { readonly isActivated: boolean }>(
  member: Member,
  answer: ImportAnswer,
  policy: ImportPolicy,
): Member => (activatesAccount(answer, policy) ? { ...member, isActivated: true } : member);

/**
 * The envelope of every answer and the codes of a refusal. Source: spec section 7 (S7.121, S7.122), A-74.
 * A call has failed when `success` is false or `data` carries an `error`; a missing `success` counts as true.
 */
import { Predicate, Record, Schema } from 'effect';

export const ErrorBody = Schema.Struct({
  code: Schema.Union([Schema.String, Schema.Number]),
  message: Schema.String,
  /** What the refusal was about: a field path, a card number's last digits. */
  detail: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
});

export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly detail?: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readError = (value: unknown): WireError => {
  if (!isRecord(value)) return { code: ERROR_CODES.generic, message: typeof value === 'string' ? value : '' };
  const { code, message, detail } = value;
  return {
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : ERROR_CODES.generic,
    message: typeof message === 'string' ? message : '',
    ...(isRecord(detail) ? { detail: Record.filter(detail, Predicate.isString) } : {}),
  };
};

/** Splits the body of an answer into its data or its error, in any of the shapes that a failure may have. */
export const readAnswer = (body: unknown): { readonly data: unknown } | { readonly error: WireError } => {
  if (!isRecord(body)) return { error: { code: ERROR_CODES.generic, message: '' } };
  const data = body['data'];
  if (isRecord(data) && data['error'] !== undefined && data['error'] !== null)
    return { error: readError(data['error']) };
  if (body['success'] === false) return { error: readError(body['error'] ?? data) };
  return { data };
};

/** Codes of the specification, and the shop's own where it defines none. Codes are compared as strings. */
export const ERROR_CODES = {
  generic: '1234',
  orderAlreadyUnlocked: '58019',
  couponRemoved: '11018',
  wrongFileFormat: '63004',
  captchaCloudflare: '80000',
  captchaGoogle: '80001',
  badRequest: '40000',
  notAuthorized: '40100',
  csrfRefused: '40300',
  notFound: '40400',
  requestRunning: '40900',
  keyReused: '42200',
  tooManyRequests: '42900',
  unavailable: '50300',
  loginRefused: '70001',
  codeWrong: '70002',
  registrationRefused: '70003',
  proofMissing: '70004',
  linkOver: '70005',
  passwordRefused: '70006',
  passwordWrong: '70007',
  profileRefused: '70008',
  membershipDecided: '70009',
  employerUnknown: '70010',
  pinWrong: '70011',
  dossierChanged: '70012',
  dossierRefused: '70013',
  companyUnknown: '70014',
  peopleRefused: '70015',
  decisionRefused: '70017',
  otherDoor: '70016',
  filesFull: '70018',
  draftChanged: '70019',
  fileTooBig: '1',
  unsupportedFileType: '2',
  couponInvalid: '11001',
  couponInsufficientBalance: '11002',
  couponNotUsable: '11003',
  cardUnknown: '12001',
  cardLocked: '12002',
  cardNotUsable: '12003',
  cardAlreadyImported: '12004',
  transferRefused: '12005',
  orderStillLocked: '58018',
  orderRefused: '20001',
  priceChanged: '20002',
  couponAlreadyHeld: '20003',
  orderNotPaid: '20004',
  orderNotCancellable: '20005',
  orderNotWaiting: '20006',
  invoiceNotReady: '20007',
  quotationRefused: '20008',
  paymentRefused: '30001',
  paymentMismatch: '30002',
  walletInsufficient: '30003',
  topUpRefused: '30004',
} as const;

/**
 * Importing step by step: the number is validated, which tells whether a PIN is needed; then the rest is entered and the
 * card or its balance is imported. Source: S4.51, S4.52, S7.95, S7.96, S8.55, S8.56, A-89.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { CaptchaToken } from '../captcha/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { activatesAccount, importRequest } from './card-import.ts';
import type { ImportAnswer, ImportDetails, ImportPolicy, ImportRequest, ImportType } from './card-import.ts';
import { importNotice } from './import-notice.ts';
import type { ImportNotice } from './import-notice.ts';

/** `unitId` is the member's own unit. */
export interface ImportInput {
  readonly importType: ImportType;
  readonly unitId: string;
  readonly policy: ImportPolicy;
}

interface Context extends ImportInput {
  readonly cardNumber: string;
  readonly captcha: CaptchaToken | null;
  /** Null until the number was validated. */
  readonly isNeedPinCode: boolean | null;
  readonly request: ImportRequest | null;
  readonly answer: ImportAnswer | null;
  readonly failure: GatewayFailure | null;
}

interface CardToValidate {
  readonly cardNumber: string;
  readonly captcha: CaptchaToken;
}

/** `cardNumber` and `details` have passed their checks. `changeNumber` goes back to the number. */
export type ImportEvent =
  | { readonly type: 'validate'; readonly cardNumber: string; readonly captcha: CaptchaToken }
  | { readonly type: 'import'; readonly details: ImportDetails; readonly captcha: CaptchaToken }
  | { readonly type: 'changeNumber' };

/** A PIN is there exactly if one is needed. */
const hasPinAsNeeded = ({ isNeedPinCode }: Context, { pin }: ImportDetails): boolean =>
  (pin !== '') === (isNeedPinCode === true);

const EMPTY = {
  cardNumber: '',
  captcha: null,
  isNeedPinCode: null,
  request: null,
  answer: null,
  failure: null,
} as const;

const machine = setup({
  types: machineTypes<{ context: Context; input: ImportInput; events: ImportEvent; tags: 'busy' }>(),
  actors: {
    validateCard: fromPromise<{ readonly isNeedPinCode: boolean }, CardToValidate | null>(notProvided),
    importCard: fromPromise<ImportAnswer, ImportRequest | null>(notProvided),
  },
  guards: { hasPinAsNeeded: ({ context }, details: ImportDetails) => hasPinAsNeeded(context, details) },
  actions: {
    reset: assign(EMPTY),
    keepNumber: assign((_, { cardNumber, captcha }: CardToValidate) => ({
      ...EMPTY,
      cardNumber,
      captcha,
    })),
    keepRequest: assign(({ context }, { details, captcha }: { details: ImportDetails; captcha: CaptchaToken }) => ({
      request: importRequest(context, details, captcha),
      failure: null,
    })),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error), request: null })),
  },
});

const errorOf = ({ event }: { event: { readonly error: unknown } }) => event.error;

/** States: `enteringNumber` → `validating` → `enteringDetails` → `importing` → `imported`. */
export const importMachine = machine.createMachine({
  id: 'import',
  initial: 'enteringNumber',
  context: ({ input }) => ({ ...input, ...EMPTY }),
  states: {
    enteringNumber: {
      on: { validate: { target: 'validating', actions: { type: 'keepNumber', params: ({ event }) => event } } },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'validateCard',
        src: 'validateCard',
        input: ({ context: { cardNumber, captcha } }) => captcha && { cardNumber, captcha },
        onDone: {
          target: 'enteringDetails',
          actions: assign({ isNeedPinCode: ({ event }) => event.output.isNeedPinCode }),
        },
        onError: { target: 'enteringNumber', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    enteringDetails: {
      on: {
        import: {
          guard: { type: 'hasPinAsNeeded', params: ({ event }) => event.details },
          target: 'importing',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
        changeNumber: { target: 'enteringNumber', actions: 'reset' },
      },
    },
    importing: {
      tags: 'busy',
      invoke: {
        id: 'importCard',
        src: 'importCard',
        input: ({ context }) => context.request,
        onDone: { target: 'imported', actions: assign({ answer: ({ event }) => event.output, request: null }) },
        onError: { target: 'enteringDetails', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    imported: { on: { changeNumber: { target: 'enteringNumber', actions: 'reset' } } },
  },
});

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** Whether a PIN is needed; null until the number was validated. */
export const selectIsNeedPinCode = (snapshot: ImportSnapshot): boolean | null => snapshot.context.isNeedPinCode;

/** True when an import has succeeded that activates the member's account. */
export const selectActivatesAccount = ({ context: { answer, policy } }: ImportSnapshot): boolean =>
  answer !== null && activatesAccount(answer, policy);

/** The notice about the last call until the next one; null if it succeeded. */
export const selectImportNotice = ({ context: { importType, failure } }: ImportSnapshot): ImportNotice | null =>
  failure === null ? null : importNotice(importType, failure);

/**
 * Uploading the receipt of a bank transfer: a file is chosen, checked and sent, and the outcome is shown. The upload is
 * available only while the order waits for payment, and never changes the order's status itself. Source: S4.14, S8.50,
 * S8.51, A-36.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { FileRefusal, UploadedFile } from '../file/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { OrderStatus } from '../order/index.ts';
import { checkReceipt, RECEIPT_NAME_MAX, receiptUploaded, receiptUploadFailed } from './receipt.ts';
import type { ReceiptUpload } from './receipt.schema.ts';
import type { ReceiptNotice } from './receipt.ts';
import { mayUploadReceipt } from './receipt-window.ts';

/** The order that was paid by transfer, and its status. */
export interface ReceiptUploadInput {
  readonly orderNo: string;
  /** Null for a guest. */
  readonly custId: string | null;
  readonly status: OrderStatus;
}

interface Context extends ReceiptUploadInput {
  readonly fileName: string;
  readonly receiptImage: string;
  readonly refusal: FileRefusal | null;
  readonly notice: ReceiptNotice | null;
}

interface Chosen {
  readonly file: UploadedFile;
  readonly receiptImage: string;
}

/**
 * `choose` provides a file; `retry` sends the same one again; `statusRead` has the order's current status from the
 * server.
 */
export type ReceiptUploadEvent =
  | ({ readonly type: 'choose' } & Chosen)
  | { readonly type: 'retry' }
  | { readonly type: 'statusRead'; readonly status: OrderStatus };

const refusalOf = (file: UploadedFile): FileRefusal | null => Result.getOrNull(Result.flip(checkReceipt(file)));

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: ReceiptUploadInput;
    events: ReceiptUploadEvent;
    tags: 'open' | 'uploading';
  }>(),
  actors: { uploadReceipt: fromPromise<unknown, ReceiptUpload>(notProvided) },
  guards: {
    isTaken: (_, file: UploadedFile) => refusalOf(file) === null,
    isOver: ({ context }) => !mayUploadReceipt(context.status),
  },
  actions: {
    keepStatus: assign((_, status: OrderStatus) => ({ status })),
    keepRefusal: assign((_, file: UploadedFile) => ({ refusal: refusalOf(file), notice: null })),
    keepFile: assign((_, { file, receiptImage }: Chosen) => ({
      fileName: file.name.slice(-RECEIPT_NAME_MAX),
      receiptImage,
      refusal: null,
      notice: null,
    })),
    forgetOutcome: assign({ refusal: null, notice: null }),
    tellUploaded: assign(({ context }) => ({ notice: receiptUploaded(context.orderNo) })),
    tellFailed: assign(({ context }, error: unknown) => ({
      notice: receiptUploadFailed(context.orderNo, readFailure(error)),
    })),
  },
});

const choose = [
  {
    guard: { type: 'isTaken', params: ({ event }: { event: { file: UploadedFile } }) => event.file },
    target: 'uploading',
    actions: {
      type: 'keepFile',
      params: ({ event }: { event: Chosen }) => event,
    },
  },
  { actions: { type: 'keepRefusal', params: ({ event }: { event: { file: UploadedFile } }) => event.file } },
] as const;

const statusRead = {
  actions: { type: 'keepStatus', params: ({ event }: { event: { status: OrderStatus } }) => event.status },
} as const;

const closing = { guard: 'isOver', target: 'closed' } as const;

/** States: `choosing` → `uploading` → `uploaded` or `failed`; `closed` as soon as the order no longer waits for payment. */
export const receiptUploadMachine = machine.createMachine({
  id: 'receiptUpload',
  initial: 'choosing',
  context: ({ input }) => ({ ...input, fileName: '', receiptImage: '', refusal: null, notice: null }),
  states: {
    choosing: { tags: 'open', always: closing, on: { choose, statusRead } },
    uploading: {
      tags: 'uploading',
      invoke: {
        id: 'uploadReceipt',
        src: 'uploadReceipt',
        input: ({ context: { orderNo, custId, fileName, receiptImage } }) => ({
          orderNo,
          receiptImage,
          fileName,
          ...(custId === null ? {} : { custId }),
        }),
        onDone: { target: 'uploaded', actions: 'tellUploaded' },
        onError: {
          target: 'failed',
          actions: { type: 'tellFailed', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
      on: { statusRead },
    },
    uploaded: { tags: 'open', always: closing, on: { choose, statusRead } },
    failed: {
      tags: 'open',
      always: closing,
      on: { choose, retry: { target: 'uploading', actions: 'forgetOutcome' }, statusRead },
    },
    closed: {},
  },
});

export type ReceiptUploadSnapshot = SnapshotFrom<typeof receiptUploadMachine>;

/** The notice about the last upload; null before one has ended and while another is running. */
export const selectReceiptNotice = (snapshot: ReceiptUploadSnapshot): ReceiptNotice | null => snapshot.context.notice;
/** Why the last file was refused; null if it was accepted. */
export const selectReceiptRefusal = (snapshot: ReceiptUploadSnapshot): FileRefusal | null => snapshot.context.refusal;

import { Result, Schema } from 'effect';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { MEGABYTE } from '../file/index.ts';
import { fileOf } from '../file/testing.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { checkReceipt, receiptUploadMachine, selectReceiptNotice, selectReceiptRefusal } from './index.ts';
import { ORDER_STATUSES } from '../order/index.ts';
import { ReceiptUpload } from './schema.ts';
import type { ReceiptUploadEvent } from './index.ts';

const ORDER = { orderNo: 'FR1', custId: 'C1', status: 'waitingPayment' } as const;
const FAILURE = { reason: 'refused', code: '63001', message: 'Not readable', isRetryable: false };
const png = { type: 'choose', file: fileOf('png'), receiptImage: 'picture-1' } as const;
const sheet = { type: 'choose', file: fileOf('csv'), receiptImage: 'paper-1' } as const;
const EVENTS: readonly ReceiptUploadEvent[] = [
  png,
  sheet,
  { type: 'retry' },
  ...ORDER_STATUSES.map((status) => ({ type: 'statusRead', status }) as const),
];
const walked = walk(
  receiptUploadMachine,
  [...(EVENTS as readonly WalkEvent[]), done('uploadReceipt'), failed('uploadReceipt', FAILURE)],
  [ORDER],
);
const stepsBy = (type: string) => walked.steps.filter(({ event }) => event.type === type);

describe('every path of a receipt', () => {
  test('reaches every state and takes every transition [S4.14]', () => {
    expect(stateIds(receiptUploadMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states [S4.14][A-36]', () => {
    const TAKEN: Readonly<Record<string, readonly string[]>> = {
      choose: ['choosing', 'uploaded', 'failed'],
      retry: ['failed'],
      statusRead: ['choosing', 'uploading', 'uploaded', 'failed'],
    };
    for (const snapshot of walked.snapshots) {
      for (const event of EVENTS) expect(snapshot.can(event)).toBe(TAKEN[event.type]!.includes(String(snapshot.value)));
      expect(snapshot.hasTag('uploading')).toBe(snapshot.matches('uploading'));
      expect(snapshot.hasTag('open')).toBe(['choosing', 'uploaded', 'failed'].includes(String(snapshot.value)));
    }
  });

  test('is available only while the order waits for payment, and changes no status itself [S4.14][A-36]', () => {
    for (const snapshot of walked.snapshots.filter((one) => !one.matches('uploading'))) {
      expect(snapshot.matches('closed')).toBe(snapshot.context.status !== 'waitingPayment');
    }
    for (const { from, event, to } of walked.steps) {
      if (event.type !== 'statusRead') expect(to.context.status).toBe(from.context.status);
    }
    for (const status of ORDER_STATUSES) {
      const actor = createActor(receiptUploadMachine, { input: { ...ORDER, status } }).start();
      expect(actor.getSnapshot().can(png)).toBe(status === 'waitingPayment');
    }
  });

  test('reports success with the order number, and failure with the server’s message and code [S8.50][S8.51]', () => {
    expect(stepsBy('xstate.done.actor.uploadReceipt').length).toBeGreaterThan(0);
    for (const { to } of stepsBy('xstate.done.actor.uploadReceipt')) {
      expect(selectReceiptNotice(to)).toEqual({ _tag: 'ReceiptUploaded', orderNo: 'FR1' });
    }
    expect(stepsBy('xstate.error.actor.uploadReceipt').length).toBeGreaterThan(0);
    for (const { to } of stepsBy('xstate.error.actor.uploadReceipt')) {
      expect(selectReceiptNotice(to)).toEqual({
        _tag: 'ReceiptUploadFailed',
        orderNo: 'FR1',
        message: 'Not readable',
        code: '63001',
      });
    }
    for (const snapshot of walked.snapshots.filter((one) => one.matches('uploading'))) {
      expect(selectReceiptNotice(snapshot)).toBeNull();
      expect(selectReceiptRefusal(snapshot)).toBeNull();
    }
  });

  test('refuses a file of another type as soon as it is chosen, without sending it [S7.27][A-62]', () => {
    const refused = stepsBy('choose').filter(({ from, event }) => event['file'] === sheet.file && from.can(sheet));
    expect(refused.length).toBeGreaterThan(0);
    for (const { from, to } of refused) {
      expect(to.value).toBe(from.value);
      expect(selectReceiptRefusal(to)).toEqual({ _tag: 'UnsupportedFileType', accepted: ['png', 'jpeg', 'pdf'] });
      expect(selectReceiptNotice(to)).toBeNull();
    }
  });
});

test('sends orderNo, receiptImage, the file’s name and custId, and the same again on a retry; a guest has no custId [S7.27][S8.50]', async () => {
  const sent: ReceiptUpload[] = [];
  const machine = receiptUploadMachine.provide({
    actors: {
      uploadReceipt: fromPromise(async ({ input }) => {
        sent.push(input);
        if (sent.length === 1) throw FAILURE;
      }),
    },
  });
  const actor = createActor(machine, { input: ORDER }).start();
  actor.send(png);
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'retry' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  const request = { orderNo: 'FR1', receiptImage: 'picture-1', fileName: png.file.name, custId: 'C1' };
  expect(sent).toEqual([request, request]);
  const guest = createActor(machine, { input: { ...ORDER, custId: null } }).start();
  guest.send(png);
  await waitFor(guest, (snapshot) => snapshot.matches('uploaded'));
  const { custId: _none, ...ofGuest } = request;
  expect(sent[2]).toEqual(ofGuest);
  const decode = Schema.decodeUnknownResult(ReceiptUpload, { onExcessProperty: 'error' });
  expect(decode(request)).toEqual(Result.succeed(request));
  for (const name of ['orderNo', 'receiptImage', 'custId']) {
    expect(Result.isFailure(decode({ ...request, [name]: '' }))).toBe(true);
  }
  expect(decode(ofGuest)).toEqual(Result.succeed(ofGuest));
  expect(Result.isFailure(decode({ ...request, status: 'Confirmed' }))).toBe(true);
});

test('a receipt is a PNG, JPEG or PDF of up to 4.5 MB [S7.27][A-62]', () => {
  expect(checkReceipt(fileOf('jpeg', 4.5 * MEGABYTE))).toEqual(Result.succeed('jpeg'));
  expect(checkReceipt(fileOf('png', 4.5 * MEGABYTE + 1))).toMatchObject({
    failure: { _tag: 'FileTooBig', maxBytes: 4.5 * MEGABYTE, statedMegabytes: 4.5 },
  });
  expect(checkReceipt(fileOf('pdf'))).toEqual(Result.succeed('pdf'));
  expect(checkReceipt(fileOf('csv'))).toMatchObject({ failure: { _tag: 'UnsupportedFileType' } });
});

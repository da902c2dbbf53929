/** The work behind a file's upload, where the worker that had opened the sheet is lost on the way. */
import type { BulkGateway } from '@offrande/api-client/company';
import { money } from '@offrande/domain/money';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { createMemoryStore } from '../../shop/key-value-store.ts';
import { type AskSheet, createSheetPlace } from '../../shop/open-sheet.ts';
import { productFacts } from '../../shop/product-facts.ts';
import { EURO } from '../../shop/testing/sample.ts';
import { DIGITAL_PAGE } from '../product/testing/sample-page.ts';
import { startBulkUpload } from './bulk-actor.ts';
import { FAULTY_FILE, GOOD_FILE } from './testing/bulk-files.ts';

const FACTS = productFacts(DIGITAL_PAGE, UNIT, 'business');

const uploaded = ({ fileName }: { readonly fileName: string }) =>
  ({
    _tag: 'Uploaded',
    upload: { uploadId: 'upload-1', fileName, cards: 1, amount: money('50', EURO), order: null },
  }) as const;

const start = (file: File, ask: AskSheet, uploadFile: BulkGateway['uploadFile']) =>
  startBulkUpload('offrande email', {
    ask,
    uploadFile,
    custId: 'customer-1',
    shop: { unitId: 'FR', local: createMemoryStore() },
    itemCode: FACTS.product.itemCode,
    fileOf: () => file,
    rules: () => ({ facts: FACTS, deliveryType: 'email', languages: ['fr', 'en'] }),
  });

const choose = async (actor: ReturnType<typeof start>, file: File): Promise<void> =>
  actor.send({
    type: 'choose',
    file: { name: file.name, size: file.size, head: new Uint8Array(await file.slice(0, 64).arrayBuffer()) },
  });

test('what was shown goes up, though the file was changed on the disk or deleted meanwhile', async () => {
  const rows = await GOOD_FILE.arrayBuffer();
  const file = new File([rows], GOOD_FILE.name);
  const sent: Uint8Array[] = [];
  const actor = start(file, createSheetPlace(), async (request) => {
    sent.push(request.bytes);
    return uploaded(request);
  });
  await choose(actor, file);
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException('It was changed', 'NotReadableError')) });
  actor.send({ type: 'upload' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  expect(sent).toEqual([new Uint8Array(rows)]);
});

test('the sheet is opened again where the worker that had it is gone: corrections and the upload lose nothing', async () => {
  const worker = { ask: createSheetPlace() };
  const ask: AskSheet = (question, given) => worker.ask(question, given);
  const sent: Parameters<BulkGateway['uploadFile']>[0][] = [];
  const actor = start(FAULTY_FILE, ask, async (request) => {
    sent.push(request);
    return uploaded(request);
  });
  await choose(actor, FAULTY_FILE);
  const faulty = await waitFor(actor, (snapshot) => snapshot.matches('faulty'));
  const lines = new Set(faulty.context.check?.errors.map(({ line }) => line));
  expect([...lines]).toEqual([3, 4, 5]);

  worker.ask = createSheetPlace();
  actor.send({ type: 'mend', mends: [...lines].map((line) => ({ _tag: 'RowTakenOut', line })) });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));

  worker.ask = createSheetPlace();
  actor.send({ type: 'upload' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  expect(sent.map(({ fileName }) => fileName)).toEqual(['noel.xlsx']);
});

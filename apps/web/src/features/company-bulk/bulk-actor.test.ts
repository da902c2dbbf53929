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
import { FAULTY_FILE } from './testing/bulk-files.ts';

const FACTS = productFacts(DIGITAL_PAGE, UNIT, 'business');

test('the sheet is opened again where the worker that had it is gone: corrections and the upload lose nothing', async () => {
  const worker = { ask: createSheetPlace() };
  const ask: AskSheet = (question, given) => worker.ask(question, given);
  const sent: Parameters<BulkGateway['uploadFile']>[0][] = [];
  const actor = startBulkUpload('offrande email', {
    ask,
    uploadFile: async (request) => {
      sent.push(request);
      const upload = {
        uploadId: 'upload-1',
        fileName: request.fileName,
        cards: 1,
        amount: money('50', EURO),
        order: null,
      };
      return { _tag: 'Uploaded', upload };
    },
    custId: 'customer-1',
    shop: { unitId: 'FR', local: createMemoryStore() },
    itemCode: FACTS.product.itemCode,
    fileOf: () => FAULTY_FILE,
    rules: () => ({ facts: FACTS, deliveryType: 'email', languages: ['fr', 'en'] }),
  });
  const head = new Uint8Array(await FAULTY_FILE.arrayBuffer());
  actor.send({ type: 'choose', file: { name: FAULTY_FILE.name, size: FAULTY_FILE.size, head } });
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

/** Requests for the data of companies and salesmen: drafts, files, quotations, receipts of transfers, customers. */
import { calls } from '@offrande/api-client/contract';
import { newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { currency, money } from '@offrande/domain/money';
import { Schema } from 'effect';
import { type AsksOf, ask } from './ask.ts';
import { ANONYMOUS, type OwnerKind, type Person } from './person.ts';
import { listCompany, type Scene } from './scene.ts';
import { PNG } from './shop-asks.ts';

const EURO = currency('EUR', 2);

const COMPANY: readonly OwnerKind[] = ['business'];

const SHEET = Buffer.from('Email;Amount;First name;Last name;Message\r\na@example.test;50;Camille;Roux;Bravo').toString(
  'base64',
);

const fileOf = (custId: string, fileName = 'cards.csv') => ({
  custId,
  itemCode: 'offrande',
  deliverType: 'email' as const,
  fileName,
  fileContent: SHEET,
});

const uploadFile = async (scene: Scene, owner: Person): Promise<string> => {
  const { uploadId } = await scene.served(owner, calls.uploadFile, fileOf(owner.id, `${owner.word}.csv`));
  if (uploadId === null) throw new Error('The file has errors');
  return uploadId;
};

const quotationFor = (scene: Scene, person: Person) => ({
  custId: person.id,
  paymentMean: 'bankTransfer' as const,
  lines: [scene.line(person)],
  email: person.email,
});

const requestQuotation = async (scene: Scene, owner: Person): Promise<string> =>
  (await scene.served(owner, calls.requestQuotation, quotationFor(scene, owner))).orderNo;

/** A quotation that its owner has ordered; nobody else may see by which number. */
const orderedQuotation = async (scene: Scene, owner: Person): Promise<string> => {
  const quotationNo = await requestQuotation(scene, owner);
  const bought = { custId: owner.id, paymentMean: 'bankTransfer', quotationList: [quotationNo] } as const;
  owner.canaries.add(await scene.order(owner, bought));
  return quotationNo;
};

const saveDraft = async (scene: Scene, owner: Person): Promise<string> =>
  (await scene.served(owner, calls.saveDraft, { custId: owner.id, lines: [] })).tempId;

/** A draft with a card, whose number nobody else may see. */
const draftOfCard = async (scene: Scene, owner: Person): Promise<string> => {
  const card = { ...newLine('1', 'offrande', EURO), amount: money('50', EURO), message: owner.word };
  const wire = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Json));
  const lines = [wire(Schema.encodeSync(draftLineFromWire(EURO))(card))];
  const { tempId } = await scene.served(owner, calls.saveDraft, { custId: owner.id, lines });
  return tempId;
};

export const tradeAsks: AsksOf<
  | 'getProductsDiscount'
  | 'getCustomerDiscounts'
  | 'getCustomerList'
  | 'getCustomerSheet'
  | 'saveDraft'
  | 'resetDraft'
  | 'getDrafts'
  | 'readDraft'
  | 'deleteDraft'
  | 'uploadFile'
  | 'getMemberPreviousFile'
  | 'readPreviousFile'
  | 'sampleFile'
  | 'brochures'
  | 'requestQuotation'
  | 'getQuotationOrders'
  | 'getQuotationDetail'
  | 'quotationDocument'
  | 'disableQuotationOrder'
  | 'uploadPaymentReceipt'
> = {
  getProductsDiscount: ask(
    async () =>
      ({ id }) => ({ custId: id, itemCode: 'offrande' }),
    COMPANY,
  ),
  getCustomerDiscounts: ask(
    async () =>
      ({ id }) => ({ custId: id }),
    COMPANY,
  ),
  getCustomerList: ask(
    async (scene, owner) => {
      const { owner: company } = await scene.cast('business');
      await listCompany(scene.place, owner, company);
      owner.canaries.add(company.word);
      return ({ id }) => ({ salesmanId: id });
    },
    ['salesman'],
  ),
  getCustomerSheet: ask(
    async (scene, owner) => {
      const { owner: company } = await scene.cast('business');
      await listCompany(scene.place, owner, company);
      owner.canaries.add(company.word);
      return () => ({ custId: company.id });
    },
    ['salesman'],
  ),
  saveDraft: ask(async (scene, owner) => {
    const tempId = await saveDraft(scene, owner);
    return ({ id }) => ({ custId: id, tempId, lines: [] });
  }, COMPANY),
  resetDraft: ask(async (scene, owner) => {
    const tempId = await saveDraft(scene, owner);
    return ({ id }) => ({ custId: id, tempId });
  }, COMPANY),
  getDrafts: ask(async (scene, owner) => {
    await draftOfCard(scene, owner);
    return () => ({});
  }, COMPANY),
  readDraft: ask(async (scene, owner) => {
    const tempId = await draftOfCard(scene, owner);
    return ({ id }) => ({ custId: id, tempId });
  }, COMPANY),
  deleteDraft: ask(async (scene, owner) => {
    const tempId = await saveDraft(scene, owner);
    return ({ id }) => ({ custId: id, tempId });
  }, COMPANY),
  uploadFile: ask(
    async () =>
      ({ id }) =>
        fileOf(id),
    COMPANY,
  ),
  getMemberPreviousFile: ask(async (scene, owner) => {
    await uploadFile(scene, owner);
    return ({ id }) => ({ custId: id, page: 1 });
  }, COMPANY),
  readPreviousFile: ask(async (scene, owner) => {
    const uploadId = await uploadFile(scene, owner);
    return ({ id }) => ({ custId: id, uploadId });
  }, COMPANY),
  brochures: ask(async () => () => ({}), COMPANY),
  sampleFile: ask(async () => () => ({ itemCode: 'offrande', fileType: 'email', extension: 'csv' }), COMPANY),
  requestQuotation: ask(async (scene) => (caller) => quotationFor(scene, caller), COMPANY),
  getQuotationOrders: ask(async (scene, owner) => {
    await orderedQuotation(scene, owner);
    return ({ id }) => ({ custId: id, page: 1 });
  }, COMPANY),
  getQuotationDetail: ask(async (scene, owner) => {
    const orderNo = await orderedQuotation(scene, owner);
    return ({ id }) => ({ custId: id, orderNo });
  }, COMPANY),
  quotationDocument: ask(async (scene, owner) => {
    const orderNo = await requestQuotation(scene, owner);
    return ({ id }) => ({ custId: id, orderNo });
  }, COMPANY),
  disableQuotationOrder: ask(async (scene, owner) => {
    const orderNo = await requestQuotation(scene, owner);
    return ({ id }) => ({ custId: id, orderNo });
  }, COMPANY),
  uploadPaymentReceipt: ask(async (scene, owner) => {
    const orderNo = await scene.order(owner, { custId: owner.id, paymentMean: 'bankTransfer' });
    return ({ id }) => ({ ...(id === ANONYMOUS ? {} : { custId: id }), orderNo, receiptImage: PNG });
  }, COMPANY),
};

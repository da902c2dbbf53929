/** The calls of quotations, in the domain's words. Source: S7.15 to S7.17, S7.99, A-40. */
import type { Currency } from '@offrande/domain/money';
import type { Page } from '@offrande/domain/paging';
import type { Quotation, QuotationDetail } from '@offrande/domain/quotation';
import {
  quotationDetailAnswer,
  quotationListAnswer,
  quotationPage,
  type QuotationAnswer,
  type QuotationReference,
  type QuotationRequest,
} from '@offrande/domain/quotation/schema';
import { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { Schema } from 'effect';
import type { Client } from '../client/client.ts';
import type { ResponseOf } from '../contract/call.ts';
import {
  disableQuotationOrder,
  getQuotationDetail,
  getQuotationOrders,
  quotationDocument,
  requestQuotation,
} from '../contract/quotation.ts';
import type { IntentionKeys } from '../gateways/intention-keys.ts';

export interface QuotationGateway {
  requestQuotation(request: QuotationRequest): Promise<QuotationAnswer>;
  disableQuotation(reference: QuotationReference): Promise<void>;
  readQuotations(custId: string, page: number): Promise<Page<Quotation>>;
  readQuotation(reference: QuotationReference): Promise<QuotationDetail>;
  /** The PDF of a quotation, in base64. */
  readDocument(reference: QuotationReference): Promise<ResponseOf<typeof quotationDocument>>;
}

export const createQuotationGateway = (client: Client, currency: Currency, keys: IntentionKeys): QuotationGateway => {
  const unit = { aggregatorBuId: client.unitId };
  const decodeList = Schema.decodeUnknownSync(quotationListAnswer(currency));
  const decodeDetail = Schema.decodeUnknownSync(quotationDetailAnswer(currency));
  const encodeLines = Schema.encodeSync(Schema.Array(OrderPayloadLine));
  return {
    requestQuotation: (request) =>
      keys.run(`quote ${JSON.stringify(request)}`, (idempotencyKey) =>
        client.call(requestQuotation, request, { idempotencyKey }),
      ),
    disableQuotation: async (reference) => {
      await client.call(disableQuotationOrder, { ...unit, ...reference });
    },
    readQuotations: async (custId, page) =>
      quotationPage(decodeList(await client.call(getQuotationOrders, { ...unit, custId, page })), page),
    readQuotation: async (reference) => {
      const { lines, ...entry } = await client.call(getQuotationDetail, { ...unit, ...reference });
      return decodeDetail({ ...entry, lines: encodeLines(lines) });
    },
    readDocument: (reference) => client.call(quotationDocument, { ...unit, ...reference }),
  };
};

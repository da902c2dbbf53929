/** The documents that the company gave, and opening one of them. Source: A-191. */
import type { CompanyPapers } from '@offrande/domain/company-review';
import { CONTENT_TYPES } from '@offrande/domain/file';
import { type GatewayFailure, readFailure } from '@offrande/domain/gateway';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyGateways } from '../../../../shop/company-calls.ts';
import { usePageQueries } from '../../../../shop/queries.ts';
import { useShop } from '../../../../shop/shop-context.tsx';
import { useCustomer } from '../../use-customer.ts';

export interface CompanyDocuments {
  /** With the months for which they are kept after the company left. Null while loading. */
  readonly papers: CompanyPapers | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** The id of the document that is being opened. */
  readonly opening: string | null;
  /** Why the last one was not opened. */
  readonly failure: GatewayFailure | null;
  readonly open: (documentId: string) => void;
}

export const useCompanyDocuments = (): CompanyDocuments => {
  const shop = useShop();
  const { documents: calls } = companyGateways(shop);
  const { customerId: custId } = useCustomer();
  const query = { queryKey: ['company-documents', custId], queryFn: () => calls.fetchDocuments({ custId }) };
  const { data, isError, refetch } = useQuery(query, usePageQueries());
  const [opening, setOpening] = useState<string | null>(null);
  const [failure, setFailure] = useState<GatewayFailure | null>(null);
  const open = async (documentId: string): Promise<void> => {
    setOpening(documentId);
    setFailure(null);
    try {
      const { name, type, bytes } = await calls.readDocument({ custId, documentId });
      shop.saveFile({ fileName: name, contentType: CONTENT_TYPES[type], content: bytes });
    } catch (error) {
      setFailure(readFailure(error));
    }
    setOpening(null);
  };
  return {
    papers: data ?? null,
    hasFailed: isError,
    retry: () => void refetch(),
    opening,
    failure,
    open: (documentId) => void open(documentId),
  };
};

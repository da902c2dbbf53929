/** The files of codes of an order, and a new link to one of them after a code. Source: A-187. */
import type { CardFile } from '@offrande/api-client/gateways';
import type { OneTimeCodeGateway } from '@offrande/api-client/identity';
import { isRefusal, readFailure } from '@offrande/domain/gateway';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface CardFiles {
  /** Empty until they are read. */
  readonly files: readonly CardFile[];
  readonly reread: () => void;
}

export const useCardFiles = (orderNo: string): CardFiles => {
  const { account, unitId } = useShop();
  const { data, refetch } = useQuery(
    {
      queryKey: ['cardFiles', unitId, orderNo],
      queryFn: () => account.files.readFiles(orderNo),
      staleTime: 0,
      retry: (count, failure) => count < 2 && !isRefusal(readFailure(failure)),
    },
    usePageQueries(),
  );
  return { files: data ?? [], reread: () => void refetch() };
};

/** The calls of the code that makes a new link. `onLink` gets its address: null where none can be made any more. */
export const useFileCodes = (
  orderNo: string,
  fileId: string,
  onLink: (address: string | null) => void,
): OneTimeCodeGateway => {
  const { files } = useShop().account;
  return useMemo(
    () => ({
      sendCode: () => files.sendFileCode({ orderNo, fileId }),
      confirmCode: async ({ reference, code }) => {
        const { isRight, fileUrl } = await files.renewLink({ orderNo, fileId, reference, code });
        if (isRight) onLink(fileUrl);
        return { isRight };
      },
    }),
    [files, orderNo, fileId, onLink],
  );
};

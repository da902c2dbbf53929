/**
 * The member's corporate account: fetched, and saved, which sends a request to the employer. Source: S3.103,
 * docs/decisions/022.
 */
import { isCallFailure } from '@offrande/api-client/client';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { CorporateStanding } from '@offrande/api-client/gateways';
import type { CorporateAccount } from '@offrande/domain/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../../shop/shop-context.tsx';
import { useNotify } from '../../notification/use-notify.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { useCustomer } from '../use-customer.ts';

/** `employerUnknown` and `pinWrong` concern one field; `failed` is any other failure. */
export type CorporateFailure = 'employerUnknown' | 'pinWrong' | 'failed';

export interface Corporate {
  /** Null while loading. */
  readonly standing: CorporateStanding | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly isSaving: boolean;
  readonly failure: CorporateFailure | null;
  /** Number of times the server has refused to save. */
  readonly refusedTimes: number;
  /** Call when the refused input has been changed. */
  readonly forgetFailure: () => void;
  readonly save: (account: CorporateAccount, onSaved: () => void) => void;
}

const OF_FIELDS: Readonly<Record<string, CorporateFailure>> = {
  [ERROR_CODES.employerUnknown]: 'employerUnknown',
  [ERROR_CODES.pinWrong]: 'pinWrong',
};

const toCorporateFailure = (reason: unknown): CorporateFailure =>
  (isCallFailure(reason) ? OF_FIELDS[reason.code] : undefined) ?? 'failed';

export const useCorporate = (): Corporate => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  const queries = usePageQueries();
  const notify = useNotify();
  const queryKey = ['corporate', customerId];
  const query = useQuery(
    { queryKey, queryFn: () => account.membership.fetchCorporateAccount({ custId: customerId }) },
    queries,
  );
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<CorporateFailure | null>(null);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const save = async (entered: CorporateAccount, onSaved: () => void): Promise<void> => {
    setSaving(true);
    setFailure(null);
    try {
      queries.setQueryData(queryKey, await account.membership.saveCorporateAccount(customerId, entered));
      notify('success');
      onSaved();
    } catch (reason) {
      setFailure(toCorporateFailure(reason));
      setRefusedTimes((times) => times + 1);
    }
    setSaving(false);
  };
  return {
    standing: query.data ?? null,
    hasFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    isSaving,
    failure,
    refusedTimes,
    forgetFailure: () => setFailure(null),
    save: (entered, onSaved) => void save(entered, onSaved),
  };
};

/** The balance query as a form: what is typed, what is wrong with it, what the shop answers. Source: S1.12, S7.90, A-75. */
import { isCallFailure } from '@offrande/api-client/client';
import type { QueriedCard } from '@offrande/api-client/gateways';
import { captchaErrorType } from '@offrande/domain/captcha';
import { type CardQueryEntry, checkCardQuery } from '@offrande/domain/card';
import { useMutation } from '@tanstack/react-query';
import { Result } from 'effect';
import { useState } from 'react';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Captcha } from '../captcha/captcha.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';

export type CardQueryRefusals = Extract<ReturnType<typeof checkCardQuery>, { _tag: 'Failure' }>['failure'];

export interface CardQuery {
  readonly entry: CardQueryEntry;
  readonly change: (change: Partial<CardQueryEntry>) => void;
  readonly refusals: CardQueryRefusals;
  /** How often the form was sent. */
  readonly attempt: number;
  readonly send: () => void;
  readonly isAsking: boolean;
  readonly card: QueriedCard | null;
  /** Why there is no card; null also while the captcha is asked for. */
  readonly failure: unknown;
  readonly captcha: Captcha;
  readonly isCaptchaMissed: boolean;
}

const EMPTY: CardQueryEntry = { cardNumber: '', pin: '' };

const isCaptchaAsked = (failure: unknown): boolean => isCallFailure(failure) && captchaErrorType(failure.code) !== null;

export const useCardQuery = (): CardQuery => {
  const { gateways } = useShop();
  const captcha = useCaptcha('cardQuery');
  const [entry, setEntry] = useState(EMPTY);
  const [sent, setSent] = useState<{ readonly refusals: CardQueryRefusals; readonly attempt: number }>({
    refusals: {},
    attempt: 0,
  });
  const query = useMutation(
    {
      mutationFn: (asked: CardQueryEntry) =>
        captcha.run((solved) => gateways.cards.queryCard({ ...asked, captcha: solved })),
    },
    usePageQueries(),
  );
  const send = () => {
    const checked = checkCardQuery(entry);
    setSent({ refusals: Result.isFailure(checked) ? checked.failure : {}, attempt: sent.attempt + 1 });
    if (Result.isSuccess(checked)) query.mutate(checked.success);
  };
  const isRefusedByCaptcha = isCaptchaAsked(query.error);
  return {
    entry,
    change: (change) => setEntry({ ...entry, ...change }),
    ...sent,
    send,
    isAsking: query.isPending,
    card: query.data ?? null,
    failure: isRefusedByCaptcha ? null : query.error,
    captcha,
    isCaptchaMissed: query.isSuccess && query.data === null,
  };
};

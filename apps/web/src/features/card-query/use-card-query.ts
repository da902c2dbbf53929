/** The form of the balance query: its input, its errors, and the result. Source: S1.12, S7.90, A-75. */
import { isCallFailure } from '@offrande/api-client/client';
import type { QueriedCard } from '@offrande/api-client/gateways';
import { captchaErrorType } from '@offrande/domain/captcha';
import { type CardQueryEntry, checkCardQuery } from '@offrande/domain/card';
import { useMutation } from '@tanstack/react-query';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Captcha } from '../captcha/captcha.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { type FormEntry, useEntry } from '../form/use-entry.ts';

type CardQueryRefusals = Extract<ReturnType<typeof checkCardQuery>, { _tag: 'Failure' }>['failure'];

export interface CardQuery {
  readonly form: FormEntry<CardQueryEntry, CardQueryRefusals> & { readonly submit: () => void };
  readonly isAsking: boolean;
  readonly card: QueriedCard | null;
  /** Why the query failed; null also while the captcha is being solved. */
  readonly failure: unknown;
  readonly captcha: Captcha;
  readonly isCaptchaMissed: boolean;
}

const EMPTY: CardQueryEntry = { cardNumber: '', pin: '' };

const isCaptchaRequired = (failure: unknown): boolean =>
  isCallFailure(failure) && captchaErrorType(failure.code) !== null;

export const useCardQuery = (): CardQuery => {
  const { gateways } = useShop();
  const captcha = useCaptcha('cardQuery');
  const query = useMutation(
    {
      mutationFn: (asked: CardQueryEntry) =>
        captcha.run((solved) => gateways.cards.queryCard({ ...asked, captcha: solved })),
    },
    usePageQueries(),
  );
  const form = useEntry(EMPTY, checkCardQuery, (asked) => query.mutate(asked), null);
  const isRefusedByCaptcha = isCaptchaRequired(query.error);
  return {
    form,
    isAsking: query.isPending,
    card: query.data ?? null,
    failure: isRefusedByCaptcha ? null : query.error,
    captcha,
    isCaptchaMissed: query.isSuccess && query.data === null,
  };
};

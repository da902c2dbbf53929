/**
 * Runs an import: a captcha for each of its two calls, the machine, and the refresh of the account's data. Source:
 * S4.51, S4.52, S7.95, S7.96, A-75, A-89.
 */
import { captchaErrorType } from '@offrande/domain/captcha';
import {
  type ImportDetails,
  importMachine,
  type ImportPolicy,
  type ImportSnapshot,
  type ImportType,
  selectActivatesAccount,
} from '@offrande/domain/card-import';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useShop } from '../../../shop/shop-context.tsx';
import type { Captcha } from '../../captcha/captcha.ts';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { useSolving } from '../../captcha/use-solving.ts';
import { usePageQueries } from '../../../shop/queries.ts';

export interface Import {
  readonly snapshot: ImportSnapshot;
  readonly validate: (cardNumber: string) => void;
  readonly bring: (details: ImportDetails) => void;
  readonly changeNumber: () => void;
  readonly isBusy: boolean;
  /** The captcha of the next call. */
  readonly captcha: Captcha;
  /** The form was submitted before the traditional captcha had been pressed. */
  readonly isCaptchaMissed: boolean;
  readonly activatesAccount: boolean;
}

/** Whether a call was refused because of its captcha, which is then shown instead of a message. */
export const isCaptchaCode = (code: string | null): boolean => code !== null && captchaErrorType(code) !== null;

/** The queries that an import may affect. */
const TOUCHED = ['heldProducts', 'cards', 'wallet', 'history', 'profile'] as const;

export const useImport = (importType: ImportType, policy: ImportPolicy): Import => {
  const { gateways, unitId } = useShop();
  const queries = usePageQueries();
  const [forNumber, forImport] = [useCaptcha('cardValidation'), useCaptcha('cardImport')];
  const { solve, isPreparing, isCaptchaMissed } = useSolving();
  const [machine] = useState(() =>
    importMachine.provide({
      actors: {
        validateCard: fromPromise(({ input }) => forNumber.spend(() => gateways.cards.validateCard(input))),
        importCard: fromPromise(async ({ input }) => {
          const answer = await forImport.spend(() => gateways.cards.importCard(input));
          for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name] });
          return answer;
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { importType, unitId, policy } });
  const snapshot = useSelector(actor, (current) => current);
  const isNumberStep = snapshot.matches('enteringNumber') || snapshot.matches('validating');
  return {
    snapshot,
    validate: (cardNumber) =>
      void solve(forNumber).then(
        (captcha) => captcha !== null && actor.send({ type: 'validate', cardNumber, captcha }),
      ),
    bring: (details) =>
      void solve(forImport).then((captcha) => captcha !== null && actor.send({ type: 'import', details, captcha })),
    changeNumber: () => actor.send({ type: 'changeNumber' }),
    isBusy: isPreparing || snapshot.hasTag('busy'),
    captcha: isNumberStep ? forNumber : forImport,
    isCaptchaMissed,
    activatesAccount: selectActivatesAccount(snapshot),
  };
};

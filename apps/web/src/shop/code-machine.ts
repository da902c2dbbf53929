/** The machine of a one-time code over the shop's calls, for all that is verified by one. Source: S7.53, S7.54, A-58. */
import { oneTimeCodeMachine } from '@offrande/domain/password';
import { fromPromise } from 'xstate';
import type { Shop } from './shop.ts';

type Codes = Pick<Shop['account']['codes'], 'sendCode' | 'confirmCode'>;

export const createCodeMachine = (codes: Codes) =>
  oneTimeCodeMachine.provide({
    actors: {
      sendCode: fromPromise(({ input }) => codes.sendCode(input)),
      confirmCode: fromPromise(({ input }) => codes.confirmCode(input)),
    },
  });

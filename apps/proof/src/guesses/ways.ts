/** Every call that accepts a card number with its PIN, and how it refuses a wrong pair. */
import { type AnyCall, calls } from '@offrande/api-client/contract';
import type { CaptchaAction } from '@offrande/domain/captcha';
import type { Secrets } from '../access/scene.ts';
import type { Fields } from '../visitor/visitor.ts';

export interface Way {
  readonly call: AnyCall;
  readonly action: CaptchaAction;
  /** A captcha is required every time. */
  readonly isAlwaysAsked: boolean;
  readonly refusal: string;
  readonly isForMembers: boolean;
  request(card: Secrets, solution: string | null): Fields;
}

const solved = (name: string, solution: string | null): Fields => (solution === null ? {} : { [name]: solution });

export const WAYS: readonly Way[] = [
  {
    call: calls.queryCard,
    action: 'cardQuery',
    isAlwaysAsked: false,
    refusal: '12001',
    isForMembers: false,
    request: (card, solution) => ({ ...card, ...solved('captchaToken', solution) }),
  },
  {
    call: calls.queryCard,
    action: 'couponQuery',
    isAlwaysAsked: false,
    refusal: '11001',
    isForMembers: false,
    request: (card, solution) => ({
      ...card,
      cartList: [{ itemCode: 'offrande', amount: '50.00', qty: 1 }],
      ...solved('captchaToken', solution),
    }),
  },
  {
    call: calls.applyCard,
    action: 'cardImport',
    isAlwaysAsked: true,
    refusal: '12001',
    isForMembers: true,
    request: (card, solution) => ({ ...card, ...solved('captchaToken', solution) }),
  },
  {
    call: calls.importCard,
    action: 'cardImport',
    isAlwaysAsked: true,
    refusal: '12001',
    isForMembers: true,
    request: (card, solution) => ({ ...card, importType: 'balance', memberBu: 'FR', ...solved('token', solution) }),
  },
];

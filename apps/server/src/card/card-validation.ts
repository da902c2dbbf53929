/** The call `cardValidation`: whether a number needs a PIN, judged by its range only; no card is read. Source: S7.96, A-89. */
import type { Calls } from '@offrande/api-client/contract';
import { checkCardNumber, needsPin } from '@offrande/domain/card';
import { Result } from 'effect';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { limitCall } from './limit-call.ts';

const ALLOWANCE = { perSession: 30, perAddress: 120 } as const;

export const cardValidation: Handler<Calls['cardValidation']> = async (request, context) => {
  await limitCall(context, 'cardValidation', ALLOWANCE);
  await passCaptcha(context, 'cardValidation', request);
  const cardNumber = checkCardNumber(request.cardNumber);
  if (Result.isFailure(cardNumber)) throw new CallRefused('badRequest', { field: 'cardNumber' });
  return { isNeedPincode: needsPin(cardNumber.success, context.unit.pinPolicy) };
};

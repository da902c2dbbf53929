/** Requests for the owner's card by its number; only the owner, and the stranger in another unit, know its PIN. */
import { calls } from '@offrande/api-client/contract';
import { type Ask, type AsksOf, ask, knowsSecrets } from './ask.ts';
import type { Scene } from './scene.ts';
import type { Person } from './person.ts';

const WRONG_PIN = '000000';

/** The number of a card of the owner, and the PIN that a caller tries. */
const cardAndPin = async (scene: Scene, owner: Person) => {
  const { cardNumber, pinCode } = await scene.card(owner);
  return (caller: Person) => ({ cardNumber, pinCode: knowsSecrets(caller) ? pinCode : WRONG_PIN });
};

const numberOnly: Ask<'cardPin' | 'cardPrint'>['make'] = async (scene, owner) => {
  const { cardNumber } = await scene.card(owner);
  return () => ({ cardNumber });
};

export const cardAsks: AsksOf<
  | 'queryCard'
  | 'memberProducts'
  | 'memberCards'
  | 'cardPin'
  | 'updateCard'
  | 'cardTransactions'
  | 'cardTransfer'
  | 'cardPrint'
  | 'cardPass'
  | 'cardStatement'
  | 'cardReminder'
  | 'cardResend'
  | 'sentCards'
  | 'cardValidation'
  | 'importCard'
  | 'applyCard'
> = {
  queryCard: ask(async (scene, owner) => {
    const known = await cardAndPin(scene, owner);
    return (caller) => ({ ...known(caller), captchaToken: caller.visitor.solve('cardQuery') });
  }),
  memberProducts: ask(async (scene, owner) => {
    await scene.card(owner);
    return ({ id }) => ({ custId: id });
  }),
  memberCards: ask(async (scene, owner) => {
    await scene.card(owner);
    return ({ id }) => ({ custId: id, itemCode: 'offrande' });
  }),
  cardPin: ask(numberOnly),
  updateCard: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, action: 'Block' });
  }),
  cardTransactions: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return ({ visitor }) => ({ cardNumber, pageNo: 1, captchaToken: visitor.solve('cardTransactions') });
  }),
  cardTransfer: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, method: 'email', friendName: 'Camille', email: 'camille@example.test' });
  }),
  cardPrint: ask(numberOnly),
  cardPass: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, wallet: 'google' });
  }),
  cardStatement: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, period: 'all' });
  }),
  cardReminder: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, isWanted: true });
  }),
  cardResend: ask(async (scene, owner) => {
    const orderNo = await scene.bought(owner, scene.line(owner));
    const receiverEmail = scene.line(owner).receiverEmail!;
    return ({ visitor }) => ({ orderNo, receiverEmail, captchaToken: visitor.solve('cardResend') });
  }),
  sentCards: ask(async (scene, owner) => {
    const orderNo = await scene.bought(owner, scene.line(owner));
    return () => ({ orderNo });
  }),
  cardValidation: ask(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return ({ visitor }) => ({ cardNumber, captchaToken: visitor.solve('cardValidation') });
  }),
  importCard: ask(async (scene, owner) => {
    const known = await cardAndPin(scene, owner);
    return (caller) => ({
      ...known(caller),
      importType: 'card',
      memberBu: caller.visitor.unitId,
      token: caller.visitor.solve('cardImport'),
    });
  }),
  applyCard: ask(async (scene, owner) => {
    const known = await cardAndPin(scene, owner);
    return (caller) => ({ ...known(caller), captchaToken: caller.visitor.solve('cardImport') });
  }),
};

/** Proves a card in the owner's browser, so that it can pay for an order; returns its number. */
export const proveCoupon = async (scene: Scene, owner: Person): Promise<string> => {
  const { cardNumber, pinCode } = await scene.card(owner);
  const cartList = [{ itemCode: 'offrande', amount: scene.line(owner).amount, qty: 1 }];
  await scene.served(owner, calls.queryCard, { cardNumber, pinCode, cartList });
  return cardNumber;
};

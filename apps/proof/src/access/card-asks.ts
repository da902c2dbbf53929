/** Requests for the owner's card by its number; with its PIN only by the owner, or from another unit. */
import { calls } from '@offrande/api-client/contract';
import { type Ask, type AsksOf, by, knowsSecrets } from './ask.ts';
import type { Scene } from './scene.ts';
import type { Person } from './person.ts';

const WRONG_PIN = '000000';

/** A card of the owner, and the PIN that a caller has. */
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
  queryCard: by(async (scene, owner) => {
    const known = await cardAndPin(scene, owner);
    return (caller) => ({ ...known(caller), captchaToken: caller.visitor.solve('cardQuery') });
  }),
  memberProducts: by(async (scene, owner) => {
    await scene.card(owner);
    return ({ id }) => ({ custId: id });
  }),
  memberCards: by(async (scene, owner) => {
    await scene.card(owner);
    return ({ id }) => ({ custId: id, itemCode: 'offrande' });
  }),
  cardPin: by(numberOnly),
  updateCard: by(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, action: 'Block' });
  }),
  cardTransactions: by(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return ({ visitor }) => ({ cardNumber, pageNo: 1, captchaToken: visitor.solve('cardTransactions') });
  }),
  cardTransfer: by(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, method: 'email', friendName: 'Camille', email: 'camille@example.test' });
  }),
  cardPrint: by(numberOnly),
  cardPass: by(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, wallet: 'google' });
  }),
  cardStatement: by(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, period: 'all' });
  }),
  cardReminder: by(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return () => ({ cardNumber, isWanted: true });
  }),
  cardResend: by(async (scene, owner) => {
    const orderNo = await scene.bought(owner, scene.line(owner));
    const receiverEmail = scene.line(owner).receiverEmail!;
    return ({ visitor }) => ({ orderNo, receiverEmail, captchaToken: visitor.solve('cardResend') });
  }),
  sentCards: by(async (scene, owner) => {
    const orderNo = await scene.bought(owner, scene.line(owner));
    return () => ({ orderNo });
  }),
  cardValidation: by(async (scene, owner) => {
    const { cardNumber } = await scene.card(owner);
    return ({ visitor }) => ({ cardNumber, captchaToken: visitor.solve('cardValidation') });
  }),
  importCard: by(async (scene, owner) => {
    const known = await cardAndPin(scene, owner);
    return (caller) => ({
      ...known(caller),
      importType: 'card',
      memberBu: caller.visitor.unitId,
      token: caller.visitor.solve('cardImport'),
    });
  }),
  applyCard: by(async (scene, owner) => {
    const known = await cardAndPin(scene, owner);
    return (caller) => ({ ...known(caller), captchaToken: caller.visitor.solve('cardImport') });
  }),
};

/** What lets the owner spend a card on an order, in this browser. */
export const proveCoupon = async (scene: Scene, owner: Person): Promise<string> => {
  const { cardNumber, pinCode } = await scene.card(owner);
  const cartList = [{ itemCode: 'offrande', amount: scene.line(owner).amount, qty: 1 }];
  await scene.served(owner, calls.queryCard, { cardNumber, pinCode, cartList });
  return cardNumber;
};

/** Requests for orders, their payments and their documents, by the owner's numbers, references and tokens. */
import { calls } from '@offrande/api-client/contract';
import { Result } from 'effect';
import { addPieces, announce, openCardFile } from '../../../server/src/card-file/card-file-store.ts';
import { returnCards } from '../../../server/src/order/return-cards.ts';
import { oneTimeCode } from '../../../server/src/password/code-row.ts';
import { systemRandom, uuid } from '../../../server/src/random.ts';
import { unlockReference } from '../../../server/src/unlock/unlock-reference.ts';
import { ORIGIN } from '../visitor/visited-shop.ts';
import { type AsksOf, ask } from './ask.ts';
import { proveCoupon } from './card-asks.ts';
import { CALLERS, type OwnerKind, type Person } from './person.ts';
import { CARD_AMOUNT, type Scene } from './scene.ts';

/** An order belongs to a customer, or to a guest's browser. */
const ANYBODY: readonly OwnerKind[] = ['individual', 'guest'];

const BY_POST = {
  itemCode: 'offrande-by-post',
  deliverType: 'physical',
  letterTypeId: '1',
  receiverAddress: '12 rue des Lilas',
  receiverZipCode: '75011',
  receiverCity: 'Paris',
  receiverCountryCode: 'FR',
} as const;

const callBackUrlFor = ({ visitor }: Person): string => `${ORIGIN}/${visitor.unitId}/loading/order`;

const openedOrder = async (scene: Scene, owner: Person): Promise<string> =>
  scene.opened(owner, await scene.order(owner), CARD_AMOUNT);

const redirect = (person: Person) => ({
  csrfToken: person.visitor.csrf(),
  pspProvider: 'UpstreamPay' as const,
  callBackUrl: callBackUrlFor(person),
});

/** An order of the owner with a file of codes, whose first link was sent. */
const orderWithFile = async ({ place, order }: Scene, owner: Person) => {
  const { shop, unit } = place;
  const orderNo = await order(owner);
  const wanted = { orderNo, messageNo: 0, type: 'zip', language: 'fr', cards: 1 } as const;
  const file = await openCardFile(shop, owner.visitor.unitId, wanted);
  const entries = [{ name: 'card.pdf', bytes: new Uint8Array(100) }];
  await addPieces(shop, unit(owner.visitor.unitId), file, { from: 0, entries, isLast: true });
  await announce(shop, owner.visitor.unitId, file);
  return { orderNo, fileId: file.id };
};

export const orderAsks: AsksOf<
  | 'unlockOrder'
  | 'createOrder'
  | 'csrfToken'
  | 'createPaymentSession'
  | 'redirectInfo'
  | 'paymentResult'
  | 'paymentLogResult'
  | 'confirmOrder'
  | 'cancelOrder'
  | 'orderDetail'
  | 'sendOrderCode'
  | 'confirmOrderCode'
  | 'cardFiles'
  | 'sendFileCode'
  | 'renewFileLink'
  | 'invoice'
  | 'creditNote'
> = {
  unlockOrder: ask(async (scene, owner) => {
    const orderNo = await scene.bought(owner, scene.line(owner, BY_POST));
    const reference = unlockReference(scene.place.shop, 'FR', orderNo);
    return (caller) => ({
      orderNo: caller.caller === 'stranger' ? reference : orderNo,
      captchaToken: caller.visitor.solve('unlock'),
    });
  }),
  createOrder: ask(async (scene, owner) => {
    const cardNumber = await proveCoupon(scene, owner);
    return (caller) => ({
      lines: [scene.line(caller)],
      paymentMean: 'giftCard',
      couponList: [{ cardNumber, appliedAmount: CARD_AMOUNT, code: 'giftCard' }],
    });
  }),
  csrfToken: ask(async () => () => ({})),
  createPaymentSession: ask(async (scene, owner) => {
    const orderNo = await scene.order(owner);
    return ({ email }) => ({
      orderNo,
      txnAmount: CARD_AMOUNT,
      txnCurrency: 'EUR',
      paymentMethod: 'C04',
      hostName: ORIGIN,
      email,
    });
  }, ANYBODY),
  redirectInfo: ask(async (scene, owner) => {
    await openedOrder(scene, owner);
    return redirect;
  }, ANYBODY),
  paymentResult: ask(async (scene, owner) => {
    await openedOrder(scene, owner);
    const { token } = await scene.served(owner, calls.redirectInfo, redirect(owner));
    return (caller) => ({ token, callBackUrl: callBackUrlFor(caller) });
  }, ANYBODY),
  paymentLogResult: ask(async (scene, owner) => {
    scene.place.changeUnits((unit) => ({ ...unit, provider: 'ingenico' }));
    const paymentLogId = await openedOrder(scene, owner);
    return () => ({ paymentLogId, pspProvider: 'ingenico' });
  }, ANYBODY),
  confirmOrder: ask(async (scene, owner) => {
    const orderNo = await scene.order(owner, { paymentMean: 'wallet' });
    return () => ({ orderNo });
  }),
  cancelOrder: ask(async (scene, owner) => {
    const orderNo = await scene.order(owner);
    return () => ({ orderNo });
  }, ANYBODY),
  orderDetail: ask(async (scene, owner) => {
    const orderNo = await scene.order(owner);
    return () => ({ orderNo });
  }, ANYBODY),
  sendOrderCode: ask(async (scene, owner) => {
    // An order gets at most one code a minute, from all callers together; so each caller has an order of their own.
    const orders: string[] = [];
    while (orders.length < CALLERS.length + scene.otherKinds.length) orders.push(await scene.order(owner));
    let next = 0;
    return ({ visitor }) => ({
      orderNo: orders[next++ % orders.length]!,
      captchaToken: visitor.solve('oneTimeCode'),
    });
  }, ANYBODY),
  confirmOrderCode: ask(
    async (scene, owner) => {
      const orderNo = await scene.order(owner);
      const captchaToken = owner.visitor.solve('oneTimeCode');
      const { reference } = await scene.served(owner, calls.sendOrderCode, { orderNo, captchaToken });
      return () => ({ tokenId: reference, code: oneTimeCode(scene.place.shop.vault, reference) });
    },
    ['guest'],
  ),
  cardFiles: ask(async (scene, owner) => {
    const { orderNo } = await orderWithFile(scene, owner);
    return () => ({ orderNo });
  }, ANYBODY),
  sendFileCode: ask(async (scene, owner) => {
    const asked = await orderWithFile(scene, owner);
    return ({ visitor }) => ({ ...asked, captchaToken: visitor.solve('oneTimeCode') });
  }, ANYBODY),
  renewFileLink: ask(async (scene, owner) => {
    const asked = await orderWithFile(scene, owner);
    const captchaToken = owner.visitor.solve('oneTimeCode');
    const { reference } = await scene.served(owner, calls.sendFileCode, { ...asked, captchaToken });
    return () => ({ ...asked, tokenId: reference, code: oneTimeCode(scene.place.shop.vault, reference) });
  }, ANYBODY),
  invoice: ask(async (scene, owner) => {
    const orderNo = await scene.bought(owner, scene.line(owner));
    return ({ id }) => ({ custId: id, orderNo, invoiceType: 'ALL' });
  }),
  creditNote: ask(async (scene, owner) => {
    const orderNo = await scene.bought(owner, scene.line(owner));
    const returnId = uuid(systemRandom);
    const wish = { refundId: returnId, orderNo, cardIds: null, actor: 'ines', reason: 'Wrong card' };
    Result.getOrThrow(await returnCards(scene.place.shop, 'FR', wish));
    return ({ id }) => ({ custId: id, orderNo, returnId });
  }),
};

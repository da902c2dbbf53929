/** Every flow in which money or cards move, one row each. */
import { returnEvent, sealEvent } from './simulator/events/index.ts';
import {
  BASKET,
  bookTopUp,
  bring,
  cancel,
  endingOrder,
  night,
  cardOf,
  confirm,
  type Deed,
  type Flow,
  give,
  giveUpTopUp,
  memberOrder,
  openPayment,
  order,
  orderWithBonus,
  orderWithGift,
  paidBack,
  pay,
  PAYMENT,
  refund,
  resumeTopUp,
  returnLate,
  settleLate,
  sweep,
  told,
  topUp,
  topUpAgain,
  transferCame,
  unlock,
  update,
  wait,
  work,
} from './flow.ts';

const returnFromProvider: Deed = { event: returnEvent, args: () => 0 };

/** A coupon pays a part. */
const partly = order(BASKET.oneCard, 'coupon-part');
const paid: readonly Deed[] = [partly, openPayment, pay()];
const issued: readonly Deed[] = [...paid, told, work];
const late: readonly Deed[] = [partly, openPayment, cancel, pay(), told];

const fromWallet = memberOrder(BASKET.ownCards, 'wallet', 'held-by-2');
const byPost: readonly Deed[] = [memberOrder(BASKET.byPost, 'wallet'), confirm];
const byTransfer = memberOrder(BASKET.oneCard, 'bankTransfer', 'coupon-part');
const BANK_PAYMENT = 'bank:statement.1';

const GUEST_FLOWS: readonly Flow[] = [
  { name: 'create an order with coupons', before: [], act: order(BASKET.threeCards, 'coupon-part', 'coupon-small') },
  { name: 'open a payment', before: [partly], act: openPayment },
  { name: 'the provider tells that it is paid', before: paid, act: told },
  { name: 'the buyer returns and it is paid', before: paid, act: returnFromProvider },
  { name: 'the sweep finds that it is paid', before: [...paid, wait(2)], act: sweep },
  {
    name: 'confirm an order with nothing to pay',
    before: [order(BASKET.lessThanACoupon, 'coupon-part')],
    act: confirm,
  },
  { name: 'confirm an order that is paid', before: [...paid, told], act: confirm },
  { name: 'cancel an order', before: [partly, openPayment], act: cancel },
  { name: 'cancel an order that was paid a moment ago', before: paid, act: cancel },
  { name: 'end an order whose time is over', before: [partly, openPayment, wait(31)], act: sweep },
  { name: 'issue cards and send them', before: [order(BASKET.twoLines), openPayment, pay(), told], act: work },
  {
    name: 'send what could not be sent',
    before: [...paid, told, { ...work, isMailDown: true }, wait(1)],
    act: work,
  },
  { name: 'money that came late', before: [partly, openPayment, cancel, pay()], act: told },
  { name: 'money that the sweep finds late', before: [partly, openPayment, cancel, pay(), wait(2)], act: sweep },
  { name: 'money of a wrong amount', before: [partly, openPayment, pay('amount')], act: told },
  { name: 'seal the journals', before: [...paid, told], act: { event: sealEvent, args: () => true } },
];

const WALLET_FLOWS: readonly Flow[] = [
  { name: 'create an order that the wallet pays', before: [], act: fromWallet },
  { name: 'confirm an order that the wallet pays', before: [fromWallet], act: confirm },
  { name: 'cancel an order that the wallet pays', before: [fromWallet], act: cancel },
  { name: 'end an order that the wallet was to pay', before: [fromWallet, wait(31)], act: sweep },
  { name: 'issue cards to their buyer', before: [fromWallet, confirm], act: work },
];

const TOP_UP_FLOWS: readonly Flow[] = [
  { name: 'open a top-up of the wallet', before: [], act: topUp(null) },
  { name: 'open a top-up of a card', before: [], act: topUp('held-by-2') },
  { name: 'a top-up of the wallet is paid', before: [topUp(null), openPayment, pay()], act: told },
  { name: 'a top-up of a card is paid', before: [topUp('held-by-2'), openPayment, pay()], act: told },
  { name: 'a top-up is booked by its page', before: [topUp(null), openPayment, pay()], act: bookTopUp },
  { name: 'go on with a top-up that was left', before: [topUp(null), openPayment], act: resumeTopUp },
  { name: 'give up a top-up that was left', before: [topUp(null), openPayment], act: giveUpTopUp },
  { name: 'give up a top-up that was paid a moment ago', before: [topUp(null), openPayment, pay()], act: giveUpTopUp },
  {
    name: 'begin another top-up of the same card',
    before: [topUp('held-by-2'), openPayment],
    act: topUpAgain('held-by-2'),
  },
  {
    name: 'begin another top-up when the first was paid a moment ago',
    before: [topUp(null), openPayment, pay()],
    act: topUpAgain(null),
  },
  {
    name: 'close the payment of a top-up that was given up',
    before: [topUp(null), openPayment, giveUpTopUp],
    act: work,
  },
  {
    name: 'close a payment that was made all the same',
    before: [topUp(null), openPayment, giveUpTopUp, pay()],
    act: work,
  },
  { name: 'close the payment of an order that was cancelled', before: [partly, openPayment, cancel], act: work },
  { name: 'end a top-up that nobody paid', before: [topUp(null), openPayment, wait(31)], act: sweep },
];

const BANK_FLOWS: readonly Flow[] = [
  { name: 'create an order that waits for a transfer', before: [], act: byTransfer },
  { name: 'the transfer came', before: [byTransfer], act: transferCame() },
  { name: 'a part of the transfer came', before: [byTransfer], act: transferCame(-500n) },
  { name: 'too much was transferred', before: [byTransfer], act: transferCame(500n) },
  { name: 'the transfer came late', before: [byTransfer, cancel], act: transferCame() },
  { name: 'end an order whose transfer did not come', before: [byTransfer, wait(7 * 1440 + 1)], act: sweep },
];

const SUSPENSE_FLOWS: readonly Flow[] = [
  { name: 'settle a cancelled order by late money', before: late, act: settleLate(PAYMENT) },
  { name: 'give late money back', before: late, act: returnLate(PAYMENT) },
  {
    name: 'settle a cancelled order by a late transfer',
    before: [byTransfer, cancel, transferCame()],
    act: settleLate(BANK_PAYMENT),
  },
  {
    name: 'give a transfer back that was too much',
    before: [byTransfer, transferCame(500n)],
    act: returnLate(BANK_PAYMENT),
  },
  {
    name: 'book a top-up by late money',
    before: [topUp('held-by-2'), openPayment, cancel, pay(), told],
    act: settleLate(PAYMENT),
  },
];

const REFUND_FLOWS: readonly Flow[] = [
  { name: 'take a card back that a coupon and money paid', before: issued, act: refund(1, null) },
  { name: 'pay the money of a return back', before: [...issued, refund(1, null)], act: paidBack },
  {
    name: 'take a part of an order back',
    before: [fromWallet, confirm, work],
    act: refund(1, [cardOf(0, 2), cardOf(1, 1)]),
  },
  {
    name: 'take the rest of an order back',
    before: [fromWallet, confirm, work, refund(1, [cardOf(0, 1)])],
    act: refund(2, null),
  },
  {
    name: 'take back what a transfer paid, and pay it back',
    before: [byTransfer, transferCame(), work, refund(1, null)],
    act: paidBack,
  },
  {
    name: 'pay back at the bank what was to be paid at the provider',
    before: [partly, transferCame(), settleLate(BANK_PAYMENT), work, refund(1, null)],
    act: paidBack,
  },
];

const CARD_FLOWS: readonly Flow[] = [
  { name: 'give a part of a card to a friend', before: [], act: give(1000n) },
  { name: 'give a whole card to a friend', before: [], act: give(null) },
  { name: 'bring a card into an account', before: [], act: bring('card') },
  { name: 'bring the balance of a card into the wallet', before: [], act: bring('balance') },
  {
    name: 'lock a card by the fifth wrong PIN',
    before: Array.from({ length: 4 }, () => bring('card', false)),
    act: bring('card', false),
  },
  { name: 'unlock the cards of a parcel', before: [...byPost, work], act: unlock },
  { name: 'unlock a parcel before its cards are issued', before: byPost, act: unlock },
  {
    name: 'block a card that an order holds',
    before: [memberOrder(BASKET.oneCard, 'wallet', 'held-by-2')],
    act: update('block'),
  },
  {
    name: 'confirm an order whose card was blocked since',
    before: [memberOrder(BASKET.oneCard, 'wallet', 'held-by-2'), update('block')],
    act: confirm,
  },
  { name: 'unblock a card', before: [update('block')], act: update('unblock') },
  { name: 'mark a card as used', before: [], act: update('markUsed') },
  { name: 'book what is left on a card after its last day', before: [night], act: sweep },
  {
    name: 'book what an order held of a card after its last day',
    before: [endingOrder, night, sweep, cancel],
    act: sweep,
  },
  {
    name: 'settle an order that a card pays after its last day',
    before: [endingOrder, night, sweep],
    act: transferCame(),
  },
  {
    name: 'book what a return brought back to a card after its last day',
    before: [endingOrder, transferCame(), work, night, sweep, refund(1, null)],
    act: sweep,
  },
];

const withGift: readonly Deed[] = [orderWithGift, openPayment, pay(), told];

const REWARD_FLOWS: readonly Flow[] = [
  { name: 'create an order that earns a bonus', before: [], act: orderWithBonus },
  { name: 'confirm an order that earns a bonus', before: [orderWithBonus], act: confirm },
  { name: 'issue the cards of an order and credit its bonus', before: [orderWithBonus, confirm], act: work },
  {
    name: 'take a part of an order back, and of its bonus',
    before: [orderWithBonus, confirm, work],
    act: refund(1, [cardOf(0, 2)]),
  },
  {
    name: 'take the rest of an order back, and of its bonus',
    before: [orderWithBonus, confirm, work, refund(1, [cardOf(0, 2)])],
    act: refund(2, null),
  },
  { name: 'settle an order with a gift', before: [orderWithGift, openPayment, pay()], act: told },
  { name: 'issue the cards of an order and its gift', before: withGift, act: work },
  {
    name: 'take the cards of an order back, and with the last its gift',
    before: [...withGift, work, refund(1, [cardOf(0, 1)])],
    act: refund(2, [cardOf(0, 2), cardOf(1, 1)]),
  },
];

export const FLOWS: readonly Flow[] = [
  ...GUEST_FLOWS,
  ...WALLET_FLOWS,
  ...TOP_UP_FLOWS,
  ...BANK_FLOWS,
  ...SUSPENSE_FLOWS,
  ...REFUND_FLOWS,
  ...REWARD_FLOWS,
  ...CARD_FLOWS,
];

/** Every flow in which money or cards move, one row each. */
import { returnEvent, sealEvent } from './simulator/events/index.ts';
import {
  BASKET,
  bookTopUp,
  bring,
  cancel,
  colleagueOrder,
  decide,
  endingOrder,
  night,
  cardOf,
  confirm,
  type Action,
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
  salesmanOrder,
  settleLate,
  sweep,
  told,
  topUp,
  topUpAgain,
  transferCame,
  unlock,
  update,
  wait,
  walletTransfer,
  work,
} from './flow.ts';

const returnFromProvider: Action = { event: returnEvent, args: () => 0 };

/** Paid in part by a coupon. */
const partly = order(BASKET.oneCard, 'coupon-part');
const paid: readonly Action[] = [partly, openPayment, pay()];
const issued: readonly Action[] = [...paid, told, work];
const late: readonly Action[] = [partly, openPayment, cancel, pay(), told];

const fromWallet = memberOrder(BASKET.ownCards, 'wallet', 'held-by-2');
const byPost: readonly Action[] = [memberOrder(BASKET.byPost, 'wallet'), confirm];
const byTransfer = memberOrder(BASKET.oneCard, 'bankTransfer', 'coupon-part');
const BANK_PAYMENT = 'bank:statement.1';

const GUEST_FLOWS: readonly Flow[] = [
  { name: 'create an order with coupons', before: [], act: order(BASKET.threeCards, 'coupon-part', 'coupon-small') },
  { name: 'open a payment', before: [partly], act: openPayment },
  { name: 'the provider reports the payment', before: paid, act: told },
  { name: 'the buyer returns after paying', before: paid, act: returnFromProvider },
  { name: 'the sweep finds the payment', before: [...paid, wait(2)], act: sweep },
  {
    name: 'confirm an order with nothing to pay',
    before: [order(BASKET.lessThanACoupon, 'coupon-part')],
    act: confirm,
  },
  { name: 'confirm a paid order', before: [...paid, told], act: confirm },
  { name: 'cancel an order', before: [partly, openPayment], act: cancel },
  { name: 'cancel an order that was just paid', before: paid, act: cancel },
  { name: 'end an expired order', before: [partly, openPayment, wait(31)], act: sweep },
  { name: 'issue cards and send them', before: [order(BASKET.twoLines), openPayment, pay(), told], act: work },
  {
    name: 'retry a message that could not be sent',
    before: [...paid, told, { ...work, isMailDown: true }, wait(1)],
    act: work,
  },
  { name: 'late money', before: [partly, openPayment, cancel, pay()], act: told },
  { name: 'late money found by the sweep', before: [partly, openPayment, cancel, pay(), wait(2)], act: sweep },
  { name: 'a wrong amount', before: [partly, openPayment, pay('amount')], act: told },
  { name: 'seal the journals', before: [...paid, told], act: { event: sealEvent, args: () => true } },
];

const WALLET_FLOWS: readonly Flow[] = [
  { name: 'create an order paid by wallet', before: [], act: fromWallet },
  { name: 'confirm an order paid by wallet', before: [fromWallet], act: confirm },
  { name: 'cancel an order paid by wallet', before: [fromWallet], act: cancel },
  { name: 'end an expired order with a wallet hold', before: [fromWallet, wait(31)], act: sweep },
  { name: 'issue cards to their buyer', before: [fromWallet, confirm], act: work },
];

const TOP_UP_FLOWS: readonly Flow[] = [
  { name: 'open a top-up of the wallet', before: [], act: topUp(null) },
  { name: 'open a top-up of a card', before: [], act: topUp('held-by-2') },
  { name: 'a top-up of the wallet is paid', before: [topUp(null), openPayment, pay()], act: told },
  { name: 'a top-up of a card is paid', before: [topUp('held-by-2'), openPayment, pay()], act: told },
  { name: 'book a top-up from its page', before: [topUp(null), openPayment, pay()], act: bookTopUp },
  { name: 'resume an abandoned top-up', before: [topUp(null), openPayment], act: resumeTopUp },
  { name: 'give up an abandoned top-up', before: [topUp(null), openPayment], act: giveUpTopUp },
  { name: 'give up a top-up that was just paid', before: [topUp(null), openPayment, pay()], act: giveUpTopUp },
  {
    name: 'open another top-up of the same card',
    before: [topUp('held-by-2'), openPayment],
    act: topUpAgain('held-by-2'),
  },
  {
    name: 'open another top-up when the first was just paid',
    before: [topUp(null), openPayment, pay()],
    act: topUpAgain(null),
  },
  {
    name: 'close the payment of a top-up that was given up',
    before: [topUp(null), openPayment, giveUpTopUp],
    act: work,
  },
  {
    name: 'close a payment that was paid nevertheless',
    before: [topUp(null), openPayment, giveUpTopUp, pay()],
    act: work,
  },
  { name: 'close the payment of an order that was cancelled', before: [partly, openPayment, cancel], act: work },
  { name: 'end an unpaid top-up', before: [topUp(null), openPayment, wait(31)], act: sweep },
];

const BANK_FLOWS: readonly Flow[] = [
  { name: 'create an order paid by transfer', before: [], act: byTransfer },
  { name: 'book its transfer', before: [byTransfer], act: transferCame() },
  { name: 'book part of its transfer', before: [byTransfer], act: transferCame(-500n) },
  { name: 'book a transfer of too much', before: [byTransfer], act: transferCame(500n) },
  { name: 'book a late transfer', before: [byTransfer, cancel], act: transferCame() },
  { name: 'end an order without its transfer', before: [byTransfer, wait(7 * 1440 + 1)], act: sweep },
];

const WALLET_TRANSFER_FLOWS: readonly Flow[] = [
  { name: 'ask for a top-up of the wallet by transfer', before: [], act: walletTransfer },
  { name: 'book the transfer to a wallet', before: [walletTransfer], act: transferCame() },
  { name: 'book part of the transfer to a wallet', before: [walletTransfer], act: transferCame(-500n) },
  { name: 'end a top-up without its transfer', before: [walletTransfer, wait(7 * 1440 + 1)], act: sweep },
  {
    name: 'settle a cancelled top-up with a late transfer',
    before: [walletTransfer, cancel, transferCame()],
    act: settleLate(BANK_PAYMENT),
  },
];

const byColleague = colleagueOrder('wallet', 'coupon-part');
const byColleagueLater = colleagueOrder('bankTransfer');

const DECISION_FLOWS: readonly Flow[] = [
  { name: 'create an order that a colleague decides about', before: [], act: byColleague },
  { name: 'approve an order paid by wallet', before: [byColleague], act: decide(true) },
  { name: 'approve an order to be paid by transfer', before: [byColleagueLater], act: decide(true) },
  { name: 'approve an order to be paid by card', before: [colleagueOrder('creditCard')], act: decide(true) },
  { name: 'book the transfer of an approved order', before: [byColleagueLater, decide(true)], act: transferCame() },
  { name: 'book the transfer of an order that waits for approval', before: [byColleagueLater], act: transferCame() },
  { name: 'refuse an order', before: [byColleague], act: decide(false) },
  { name: 'cancel an order that waits for approval', before: [byColleague], act: cancel },
  { name: 'end an order that nobody decided about', before: [byColleague, wait(72 * 60 + 1)], act: sweep },
];

const SUSPENSE_FLOWS: readonly Flow[] = [
  { name: 'settle a cancelled order with late money', before: late, act: settleLate(PAYMENT) },
  { name: 'return late money', before: late, act: returnLate(PAYMENT) },
  {
    name: 'settle a cancelled order with a late transfer',
    before: [byTransfer, cancel, transferCame()],
    act: settleLate(BANK_PAYMENT),
  },
  {
    name: 'return a transfer of too much',
    before: [byTransfer, transferCame(500n)],
    act: returnLate(BANK_PAYMENT),
  },
  {
    name: 'book a top-up with late money',
    before: [topUp('held-by-2'), openPayment, cancel, pay(), told],
    act: settleLate(PAYMENT),
  },
];

const REFUND_FLOWS: readonly Flow[] = [
  { name: 'return a card paid by coupon and money', before: issued, act: refund(1, null) },
  { name: 'tell of a return with its credit note', before: [...issued, refund(1, null)], act: work },
  {
    name: 'number the credit notes of two returns',
    before: [fromWallet, confirm, work, refund(1, [cardOf(0, 1)]), refund(2, null)],
    act: work,
  },
  { name: 'pay back the money of a return', before: [...issued, refund(1, null)], act: paidBack },
  {
    name: 'return part of an order',
    before: [fromWallet, confirm, work],
    act: refund(1, [cardOf(0, 2), cardOf(1, 1)]),
  },
  {
    name: 'return the rest of an order',
    before: [fromWallet, confirm, work, refund(1, [cardOf(0, 1)])],
    act: refund(2, null),
  },
  {
    name: 'return an order paid by transfer, and pay back the money',
    before: [byTransfer, transferCame(), work, refund(1, null)],
    act: paidBack,
  },
  {
    name: 'pay back by bank an order placed for the provider',
    before: [partly, transferCame(), settleLate(BANK_PAYMENT), work, refund(1, null)],
    act: paidBack,
  },
];

const CARD_FLOWS: readonly Flow[] = [
  { name: 'transfer part of a card to a friend', before: [], act: give(1000n) },
  { name: 'transfer a whole card to a friend', before: [], act: give(null) },
  { name: 'import a card into an account', before: [], act: bring('card') },
  { name: 'import the balance of a card into the wallet', before: [], act: bring('balance') },
  {
    name: 'lock a card with the fifth wrong PIN',
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
    name: 'confirm an order whose card has since been blocked',
    before: [memberOrder(BASKET.oneCard, 'wallet', 'held-by-2'), update('block')],
    act: confirm,
  },
  { name: 'unblock a card', before: [update('block')], act: update('unblock') },
  { name: 'mark a card as used', before: [], act: update('markUsed') },
  { name: 'book the balance of an expired card', before: [night], act: sweep },
  {
    name: 'book an expired hold on an expired card',
    before: [endingOrder, night, sweep, cancel],
    act: sweep,
  },
  {
    name: 'settle an order held on an expired card',
    before: [endingOrder, night, sweep],
    act: transferCame(),
  },
  {
    name: 'book what a return restored to an expired card',
    before: [endingOrder, transferCame(), work, night, sweep, refund(1, null)],
    act: sweep,
  },
];

const onBehalf = salesmanOrder('creditCard', 'coupon-part');
const confirmedOnBehalf: readonly Action[] = [onBehalf, openPayment, pay(), told];

const COMMISSION_FLOWS: readonly Flow[] = [
  { name: 'create an order on behalf', before: [], act: onBehalf },
  { name: 'settle an order on behalf', before: [onBehalf, openPayment, pay()], act: told },
  {
    name: 'book the transfer for an order on behalf',
    before: [salesmanOrder('bankTransfer')],
    act: transferCame(),
  },
  {
    name: 'settle a cancelled order on behalf with late money',
    before: [onBehalf, openPayment, cancel, pay(), told],
    act: settleLate(PAYMENT),
  },
  {
    name: 'return part of an order on behalf and of its commission',
    before: [...confirmedOnBehalf, work],
    act: refund(1, [cardOf(0, 2)]),
  },
  {
    name: 'return the rest of an order on behalf and of its commission',
    before: [...confirmedOnBehalf, work, refund(1, [cardOf(0, 2)])],
    act: refund(2, null),
  },
];

const withGift: readonly Action[] = [orderWithGift, openPayment, pay(), told];

const REWARD_FLOWS: readonly Flow[] = [
  { name: 'create an order that earns a bonus', before: [], act: orderWithBonus },
  { name: 'confirm an order that earns a bonus', before: [orderWithBonus], act: confirm },
  { name: 'issue the cards of an order and credit its bonus', before: [orderWithBonus, confirm], act: work },
  {
    name: 'return part of an order and of its bonus',
    before: [orderWithBonus, confirm, work],
    act: refund(1, [cardOf(0, 2)]),
  },
  {
    name: 'return the rest of an order and of its bonus',
    before: [orderWithBonus, confirm, work, refund(1, [cardOf(0, 2)])],
    act: refund(2, null),
  },
  { name: 'settle an order with a gift', before: [orderWithGift, openPayment, pay()], act: told },
  { name: 'issue the cards of an order and its gift', before: withGift, act: work },
  {
    name: 'return the cards of an order, the gift with the last',
    before: [...withGift, work, refund(1, [cardOf(0, 1)])],
    act: refund(2, [cardOf(0, 2), cardOf(1, 1)]),
  },
];

export const FLOWS: readonly Flow[] = [
  ...GUEST_FLOWS,
  ...WALLET_FLOWS,
  ...TOP_UP_FLOWS,
  ...BANK_FLOWS,
  ...WALLET_TRANSFER_FLOWS,
  ...DECISION_FLOWS,
  ...SUSPENSE_FLOWS,
  ...REFUND_FLOWS,
  ...REWARD_FLOWS,
  ...COMMISSION_FLOWS,
  ...CARD_FLOWS,
];

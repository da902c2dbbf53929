/**
 * Decoding a draft line: from the wire's fields, with the specified defaults for omitted ones, to the cart's line
 * (S3.12 to S3.44).
 */
import { civilityOfCode } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import { defaultCommission } from '../fees/index.ts';
import { zero } from '../money/index.ts';
import type { Currency } from '../money/index.ts';
import { newLine } from './cart.ts';
import type { CartLine, ExtraProduct, Letter, LineFile } from './cart.ts';
import type { WireLine } from './draft-line-fields.schema.ts';
import { readFields, readPair, writePair } from './set-discount-pair.ts';

const readReceiver = (wire: WireLine): Receiver => ({
  civility: (wire.receiverCivility && civilityOfCode(wire.receiverCivility)) ?? null,
  firstName: wire.receiverFirstName ?? '',
  lastName: wire.receiverLastName ?? '',
  email: wire.receiverEmail ?? '',
  phone: { areaCode: wire.receiverMobileAreaCode ?? '', number: wire.receiverMobileNo ?? '' },
  address: {
    line1: wire.receiverAddress ?? '',
    line2: wire.receiverAddress2 ?? '',
    zipCode: wire.receiverZipCode ?? '',
    city: wire.receiverCity ?? '',
    countryCode: wire.receiverCountryCode ?? '',
  },
  vatNumber: wire.receiverVatNumber ?? '',
});

const readExtra = (wire: WireLine, currency: Currency): ExtraProduct | null =>
  wire.extraItemCode
    ? {
        itemCode: wire.extraItemCode,
        name: wire.extraProductName ?? '',
        imageUrl: wire.extraItemImgUrl ?? null,
        amount: wire.extraProductAmount ?? zero(currency),
        discount: readFields(wire.extraFeeDiscType, wire.extraFeeDiscValue, currency) ?? null,
      }
    : null;

/** Without a letterTypeId there is no letter, whatever its price. */
const readLetter = (wire: WireLine, currency: Currency): Letter | null =>
  wire.letterTypeId
    ? {
        typeId: wire.letterTypeId,
        price: wire.letterPrice ?? zero(currency),
        salesmanDiscount: readFields(wire.salesmanLetterType, wire.salesmanLetterValue, currency) ?? null,
      }
    : null;

/** A line with a file name was made from a file; its qty then counts the file's cards. */
const readFile = (wire: WireLine): LineFile | null =>
  wire.fileName
    ? { name: wire.fileName, type: wire.fileType ?? null, uploads: wire.uploadFileList ?? [], cards: wire.qty ?? 1 }
    : null;

const readDelivery = (wire: WireLine, start: CartLine): CartLine['delivery'] => ({
  type: wire.deliverType ?? start.delivery.type,
  date: wire.deliverDate ?? null,
});

const readPersonal = (wire: WireLine, start: CartLine) => ({
  sender: { name: wire.senderName ?? '', email: wire.senderEmail ?? '' },
  message: wire.message ?? '',
  message2: wire.message2 ?? '',
  photoUrl: wire.personalImageUrl ?? null,
  templateId: wire.templateId ?? null,
  templateImageUrl: wire.templateUrl ?? null,
  validMonths: wire.validMonths ?? start.validMonths,
  redeemablePlace: wire.redeemablePlace ?? start.redeemablePlace,
});

const readCommission = ({ commisionType, commisionValue }: WireLine, currency: Currency) => {
  const pair = writePair(defaultCommission);
  return readPair({ type: commisionType ?? pair.type, value: commisionValue ?? pair.value }, currency);
};

/** The line of consistent wire fields, with the defaults of a new line (S4.119). */
export const readLine = (wire: WireLine, currency: Currency): CartLine => {
  const start = newLine(wire.tempId, wire.itemCode, currency);
  return {
    ...start,
    draftPath: wire.draftPath ?? start.draftPath,
    parentItemCode: wire.parentItemCode ?? null,
    categoryId: wire.categoryId ?? null,
    productName: wire.productName ?? '',
    productImageUrl: wire.productImgUrl ?? null,
    kind: wire.kind ?? null,
    sort: wire.productSorts ?? null,
    voucherKind: wire.voucherKind ?? start.voucherKind,
    amount: wire.amount ?? start.amount,
    quantity: wire.qty ?? start.quantity,
    file: readFile(wire),
    productDiscountRate: wire.productDiscount ?? start.productDiscountRate,
    salesmanSetDiscount: (wire.salesmanSetDiscount && readPair(wire.salesmanSetDiscount, currency)) ?? null,
    extra: readExtra(wire, currency),
    cardMadeFee: wire.cardMadeFee ?? null,
    extraCardMadeFee: wire.extraCardMadeFee ?? null,
    newBeneficiaryQuantity: wire.newBeneficairyQty ?? null,
    letter: readLetter(wire, currency),
    delivery: readDelivery(wire, start),
    deliveryTimeZone: wire.deliverTimeZone ?? null,
    receiver: readReceiver(wire),
    ...readPersonal(wire, start),
    customerId: wire.customerId ?? null,
    customerName: wire.customerName ?? null,
    commission: readCommission(wire, currency)!,
    productTaxRate: wire.productTaxRate ?? start.productTaxRate,
    additionalTaxRate: wire.additionalTaxRate ?? start.additionalTaxRate,
    quotationNo: wire.quotationNo ?? null,
  };
};

/** Every pair of a type and a number is valid, and the discount's string equals its number. */
export const isConsistent = (wire: WireLine, currency: Currency): boolean =>
  readFields(wire.salesmanLetterType, wire.salesmanLetterValue, currency) !== undefined &&
  readFields(wire.extraFeeDiscType, wire.extraFeeDiscValue, currency) !== undefined &&
  (!wire.salesmanSetDiscount || readPair(wire.salesmanSetDiscount, currency) !== undefined) &&
  readCommission(wire, currency) !== undefined &&
  (wire.discount === undefined || wire.discount === `${wire.productDiscount?.percent ?? '0'}%`);

/**
 * Encoding a draft line: from the cart's line to the wire's fields, all of them, odd spellings included (S3.12 to
 * S3.44).
 */
import { CIVILITY_CODES } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import { zero } from '../money/index.ts';
import type { Currency } from '../money/index.ts';
import type { CartLine, ExtraProduct, Letter, LineFile } from './cart.ts';
import type { WireLine } from './draft-line-fields.schema.ts';
import { writePair } from './set-discount-pair.ts';

const writeReceiver = ({ civility, firstName, lastName, email, phone, address, vatNumber }: Receiver) => ({
  receiverCivility: civility && CIVILITY_CODES[civility],
  receiverName: `${firstName} ${lastName}`.trim(),
  receiverFirstName: firstName,
  receiverLastName: lastName,
  receiverEmail: email,
  receiverMobileAreaCode: phone.areaCode,
  receiverMobileNo: phone.number,
  receiverAddress: address.line1,
  receiverAddress2: address.line2,
  receiverZipCode: address.zipCode,
  receiverCity: address.city,
  receiverCountryCode: address.countryCode,
  receiverVatNumber: vatNumber,
});

const writeExtra = (extra: ExtraProduct | null) => {
  const pair = extra?.discount ? writePair(extra.discount) : null;
  return {
    extraItemCode: extra?.itemCode ?? null,
    extraItemImgUrl: extra?.imageUrl ?? null,
    extraProductName: extra?.name ?? null,
    extraProductAmount: extra?.amount ?? null,
    extraFeeDiscType: pair?.type ?? null,
    extraFeeDiscValue: pair?.value ?? null,
  };
};

const writeLetter = (letter: Letter | null, currency: Currency) => {
  const pair = letter?.salesmanDiscount ? writePair(letter.salesmanDiscount) : null;
  return {
    letterTypeId: letter?.typeId ?? null,
    letterPrice: letter?.price ?? zero(currency),
    salesmanLetterType: pair?.type ?? null,
    salesmanLetterValue: pair?.value ?? null,
  };
};

const writeFile = (file: LineFile | null) => ({
  fileName: file?.name ?? null,
  fileType: file?.type ?? null,
  uploadFileList: file?.uploads ?? [],
});

const writePersonal = (line: CartLine) => ({
  senderName: line.sender.name,
  senderEmail: line.sender.email,
  message: line.message,
  message2: line.message2,
  personalImageUrl: line.photoUrl,
  templateId: line.templateId,
  templateUrl: line.templateImageUrl,
  validMonths: line.validMonths,
  redeemablePlace: line.redeemablePlace,
});

/** All fields of the wire's draft line; a quotation's number only where it has one, so that older channels can read the others. */
export const writeLine = (line: CartLine): WireLine => {
  const commission = writePair(line.commission);
  return {
    tempId: line.lineId,
    draftPath: line.draftPath,
    itemCode: line.itemCode,
    parentItemCode: line.parentItemCode,
    categoryId: line.categoryId,
    productName: line.productName,
    productImgUrl: line.productImageUrl,
    productDiscount: line.productDiscountRate,
    discount: `${line.productDiscountRate.percent}%`,
    productTaxRate: line.productTaxRate,
    additionalTaxRate: line.additionalTaxRate,
    customerId: line.customerId,
    customerName: line.customerName,
    amount: line.amount,
    qty: line.file?.cards ?? line.quantity,
    ...writeFile(line.file),
    ...writeReceiver(line.receiver),
    ...writePersonal(line),
    deliverType: line.delivery.type,
    deliverDate: line.delivery.date,
    deliverTimeZone: line.deliveryTimeZone,
    ...writeLetter(line.letter, line.amount.currency),
    ...writeExtra(line.extra),
    kind: line.kind,
    productSorts: line.sort,
    voucherKind: line.voucherKind,
    cardMadeFee: line.cardMadeFee,
    extraCardMadeFee: line.extraCardMadeFee,
    commisionType: commission.type,
    commisionValue: commission.value,
    newBeneficairyQty: line.newBeneficiaryQuantity,
    salesmanSetDiscount: line.salesmanSetDiscount && writePair(line.salesmanSetDiscount),
    ...(line.quotationNo === null ? {} : { quotationNo: line.quotationNo }),
  };
};

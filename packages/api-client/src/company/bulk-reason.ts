/** Why a cell of a file is refused, as it is sent and as the domain says it. Source. */
import type { CellRefusal } from '@offrande/domain/bulk-order';
import { DELIVERY_TYPES } from '@offrande/domain/delivery';
import type { Currency } from '@offrande/domain/money';
import { moneyFromString } from '@offrande/domain/money/schema';
import { Result, Schema, SchemaTransformation } from 'effect';

/** An amount is named as such, since every other parameter may be a string too. */
const namedAmount = (currency: Currency) => {
  const Amount = moneyFromString(currency);
  return Schema.Struct({ amount: Schema.String }).pipe(
    Schema.decodeTo(
      Amount,
      SchemaTransformation.transform({ decode: ({ amount }) => amount, encode: (amount) => ({ amount }) }),
    ),
  );
};

const tagged = <Tag extends CellRefusal['_tag'], Fields extends Schema.Struct.Fields>(tag: Tag, fields: Fields) =>
  Schema.Struct({ _tag: Schema.Literal(tag), ...fields });

/** The parameters of every refusal, by its tag. */
const cellRefusal = (currency: Currency) =>
  Schema.Union([
    tagged('AddressNotServed', {}),
    tagged('AmountAboveMaximum', { max: namedAmount(currency) }),
    tagged('AmountAmbiguous', {}),
    tagged('AmountBelowMinimum', { min: namedAmount(currency) }),
    tagged('AmountMalformed', {}),
    tagged('AmountTooLarge', { maxDigits: Schema.Number }),
    tagged('AreaCodeUnknown', {}),
    tagged('AttackPattern', {}),
    tagged('CellNotText', { holds: Schema.Literals(['truth', 'date', 'error']) }),
    tagged('ControlCharacter', {}),
    tagged('CountryNotOffered', { country: Schema.String }),
    tagged('CustomerIdNotOffered', {}),
    tagged('DeliveryTypeNotOffered', { offered: Schema.Array(Schema.Literals(DELIVERY_TYPES)) }),
    tagged('HasSingleQuote', {}),
    tagged('NotACode', {}),
    tagged('NotAName', {}),
    tagged('NotAnEmail', {}),
    tagged('NotInList', { value: Schema.String }),
    tagged('OnlyBlanks', {}),
    tagged('PhoneKindNotAccepted', { accepted: Schema.Literals(['mobile', 'mobileOrFixed']) }),
    tagged('PhoneLengthOutside', { min: Schema.Number, max: Schema.Number }),
    tagged('Required', {}),
    tagged('TooLong', { max: Schema.Number, length: Schema.Number }),
    tagged('TooManyDecimals', { max: Schema.Number }),
    tagged('WrongFormat', { format: Schema.String }),
    tagged('WrongPhoneNumber', {}),
  ]);

/** Reads a reason; one that this client does not know says what the cell should look like, as the example does. */
export const readCellRefusal = (currency: Currency): ((reason: unknown, example: string) => CellRefusal) => {
  const decode = Schema.decodeUnknownResult(cellRefusal(currency));
  return (reason, example) => Result.getOrElse(decode(reason), () => ({ _tag: 'WrongFormat', format: example }));
};

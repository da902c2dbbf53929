/**
 * The `info` of /memberValidate?token=…&info=…: the name and the email of the member, as JSON in base64 for addresses
 * (the common alphabet is read too). It is there to be shown, and proves nothing: the token does. Source: S2.45, S4.69.
 */
import { Result, Schema } from 'effect';
import { checkEmail } from '../email/index.ts';
import { atMost, requiredText } from '../text/index.ts';

/** Whom the page is about. */
export interface MemberInfo {
  readonly name: string;
  readonly email: string;
}

const Wire = Schema.StringFromBase64Url.pipe(
  Schema.decodeTo(Schema.fromJsonString(Schema.Struct({ name: Schema.String, email: Schema.String }))),
);

const decode = Schema.decodeUnknownResult(Wire);
const encode = Schema.encodeSync(Wire);

const NAME_MAX_CHARACTERS = 200;
const checkShownName = requiredText(atMost(NAME_MAX_CHARACTERS));

/** In an address a plus stands for a blank; the two alphabets differ in two signs, and the padding may be left out. */
const urlAlphabet = (info: string): string => info.replace(/[ +]/gu, '-').replaceAll('/', '_').replace(/=+$/u, '');

/** The name and email; null where the text holds none that can be shown: not decodable, a name that is empty, too long or an attack, no email. */
export const readMemberInfo = (info: string): MemberInfo | null => {
  const read = decode(urlAlphabet(info));
  if (Result.isFailure(read)) return null;
  const name = checkShownName(read.success.name);
  const email = checkEmail(read.success.email);
  return Result.isSuccess(name) && Result.isSuccess(email) ? { name: name.success, email: email.success } : null;
};

/** The text for an address, as the email to whoever decides carries it. */
export const writeMemberInfo = (info: MemberInfo): string => encode(info);

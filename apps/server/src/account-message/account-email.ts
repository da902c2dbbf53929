/** An email about an account: a few sentences, and a code or a button. Only the one to an employer contains user input: name, email and ID. */
import { ONE_TIME_CODE_LIFETIME_SECONDS } from '@offrande/domain/password';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { html } from '../mail/html.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { type DeliveryWords, deliveryWords, fill, fillSms } from '../mail/words.ts';
import type { AccountMessage } from './find-message.ts';

interface Sentences {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string | null;
  readonly after: readonly string[];
}

const sentencesOf = (kind: AccountMessage['kind'], words: DeliveryWords): Sentences => {
  switch (kind) {
    case 'code':
      return { subject: words.codeSubject, before: [words.codeIntro], button: null, after: [words.codeSecret] };
    case 'signInCode':
      return { subject: words.codeSubject, before: [words.codeSignIn], button: null, after: [words.codeSecret] };
    case 'orderCode':
      return { subject: words.codeSubject, before: [words.codeOrder], button: null, after: [words.codeSecret] };
    case 'fileCode':
      return { subject: words.codeSubject, before: [words.codeFiles], button: null, after: [words.codeSecret] };
    case 'orderInAccount':
      return {
        subject: words.orderInAccountSubject,
        before: [words.orderInAccountIntro],
        button: words.signInButton,
        after: [],
      };
    case 'exists':
      return {
        subject: words.existsSubject,
        before: [words.existsIntro],
        button: words.signInButton,
        after: [words.existsReset],
      };
    case 'welcome':
      return { subject: words.welcomeSubject, before: [words.welcomeIntro], button: words.welcomeButton, after: [] };
    case 'reset':
      return {
        subject: words.resetSubject,
        before: [words.resetIntro],
        button: words.resetButton,
        after: [words.resetIgnore],
      };
    case 'changed':
      return {
        subject: words.changedSubject,
        before: [words.changedIntro],
        button: words.resetButton,
        after: [],
      };
    case 'emailChanged':
      return {
        subject: words.emailChangedSubject,
        before: [words.emailChangedIntro],
        button: words.emailChangedButton,
        after: [words.emailChangedOnce],
      };
    case 'emailTakenBack':
      return {
        subject: words.emailTakenBackSubject,
        before: [words.emailTakenBackIntro],
        button: words.resetButton,
        after: [],
      };
    case 'membership':
      return {
        subject: words.membershipSubject,
        before: [words.membershipIntro],
        button: words.membershipButton,
        after: [words.membershipOnce],
      };
    case 'failures':
      return {
        subject: words.failuresSubject,
        before: [words.failuresIntro],
        button: words.resetButton,
        after: [],
      };
  }
};

const MINUTES = String(ONE_TIME_CODE_LIFETIME_SECONDS / 60);

export const composeAccountEmail = (message: AccountMessage, shopName: string): ComposedMail => {
  const { kind, language } = message;
  const sentences = sentencesOf(kind, deliveryWords(language));
  const values = { shop: shopName, minutes: MINUTES, ...('values' in message ? message.values : {}) };
  const code = 'code' in message ? message.code : null;
  const url = 'url' in message ? message.url : null;
  const [before, after] = [sentences.before, sentences.after].map((part) => part.map((text) => fill(text, values)));
  const subject = fill(sentences.subject, values);
  const body = html`${before!.map(paragraph)}
  ${
    code === null
      ? null
      : html`<p dir="ltr" style="margin:0 0 16px;font-size:32px;font-weight:600;letter-spacing:.2em">${code}</p>`
  }
  ${
    url === null || sentences.button === null
      ? null
      : html`<p style="margin:0 0 16px"><a href="${url}">${sentences.button}</a></p>`
  }
  ${after!.map(paragraph)}`;
  const lines = [...before!, ...(code === null ? [] : [code]), ...(url === null ? [] : [url]), ...after!];
  return {
    subject,
    text: lines.join('\n\n'),
    html: mailPage({ language, shopName, title: subject, body }),
    attachments: [],
  };
};

/** A code by SMS, in a single message. */
export const composeCodeSms = (
  { language, code }: { readonly language: string; readonly code: string },
  shop: string,
) => fillSms(deliveryWords(language).codeSms, { shop, code, minutes: MINUTES });

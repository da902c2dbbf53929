/** The refusals of a card's form besides the rules of every line, and the line of an accepted form. */
import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { storedPhoto } from './chosen-photo.ts';
import { afterRefusal, checkForm, draftLine, isOnItsWay, startForm } from './index.ts';
import type { CardForm, CardFormFacts } from './index.ts';
import { cardFacts } from './line-entry.arbitraries.ts';
import { FILLED_IN_AT } from './testing.ts';

const facts = cardFacts({
  kind: 'digital',
  usableAt: 'both',
  hasTemplates: true,
  buyer: 'individual',
  offersLetters: false,
  isCredit: false,
});
const good: CardForm = {
  ...startForm(facts),
  deliveryType: 'email',
  receiver: { ...EMPTY_RECEIVER, firstName: 'Ada', lastName: 'Roux', email: 'ada@exemple.fr' },
  sender: { name: 'Camille Roux', email: 'camille@exemple.fr' },
};
const check = (changes: Partial<CardForm>, over: Partial<CardFormFacts> = {}) =>
  checkForm({ ...good, ...changes }, { ...facts, ...over }, numberingPlan, { now: FILLED_IN_AT, lineId: 'L1' });
const tagsOf = (checked: ReturnType<typeof check>) =>
  Result.isFailure(checked)
    ? Object.fromEntries(Object.entries(checked.failure).map(([path, { _tag }]) => [path, _tag]))
    : null;

const bySms = (areaCode: string, number: string, country = 'FR') =>
  check({ deliveryType: 'sms', receiver: { ...good.receiver, phone: { areaCode, number } } }, { country });

describe('a form of a card', () => {
  test('that is accepted returns the line that was shown', () => {
    expect(check({ quantity: 2 })).toEqual(Result.succeed(draftLine({ ...good, quantity: 2 }, facts, 'L1')));
  });

  test('waits for a photo that is being uploaded', () => {
    const photo = { name: 'me.png', src: 'blob:1', url: null, refusal: null };
    expect(tagsOf(check({ photo }))).toEqual({ photo: 'PhotoOnItsWay' });
    expect(check({ photo: { ...photo, url: '/uploads/1.png' } })).toMatchObject({
      success: { photoUrl: '/uploads/1.png' },
    });
  });

  test('is refused after a refused photo, until another is stored or it is removed', () => {
    const refused = afterRefusal(null, { name: 'me.gif', src: null }, { _tag: 'UploadFailed' });
    expect(tagsOf(check({ photo: refused }))).toEqual({ photo: 'UploadFailed' });
    expect(tagsOf(check({ photo: null }))).toBeNull();
    const kept = afterRefusal(storedPhoto('/uploads/1.png'), { name: 'me.gif', src: null }, { _tag: 'UploadFailed' });
    expect(check({ photo: kept })).toMatchObject({ success: { photoUrl: '/uploads/1.png' } });
    expect(kept.refusal).toEqual({ _tag: 'UploadFailed' });
  });

  test('does not wait for a photo that is stored or refused, or if none was chosen', () => {
    const onItsWay = { name: 'me.png', src: 'blob:1', url: null, refusal: null };
    const refused = afterRefusal(onItsWay, { name: 'me.png', src: 'blob:1' }, { _tag: 'UploadFailed' });
    expect([onItsWay, refused, storedPhoto('/1.png'), null].map(isOnItsWay)).toEqual([true, false, false, false]);
  });

  test('requires the day for a later delivery [A-55]', () => {
    expect(tagsOf(check({ isScheduled: true }))).toEqual({ date: 'Required' });
    expect(tagsOf(check({ isScheduled: true, time: '18:30' }))).toEqual({ date: 'Required' });
    expect(tagsOf(check({ isScheduled: true, day: '2026-06-13' }))).toEqual({ date: 'DateInPast' });
    expect(check({ isScheduled: true, day: '2026-06-15' })).toMatchObject({
      success: { delivery: { date: '2026/06/15' } },
    });
    expect(tagsOf(check({ isScheduled: true, deliveryType: 'pdf' }))).toBeNull();
  });

  test('has all refusals at once', () => {
    const photo = { name: null, src: 'blob:1', url: null, refusal: null };
    expect(tagsOf(check({ preset: null, photo, isScheduled: true }))).toEqual({
      amount: 'Required',
      photo: 'PhotoOnItsWay',
      date: 'Required',
    });
  });

  test('for oneself reports problems of name and email only at the sender', () => {
    const sender = { name: 'R2 D2', email: 'camille' };
    const senderTags = { 'sender.name': 'NotAName', 'sender.email': 'NotAnEmail' };
    expect(tagsOf(check({ sender, isForSelf: true }))).toEqual(senderTags);
    const receiver = { ...good.receiver, firstName: 'R2D2', email: 'ada@' };
    expect(tagsOf(check({ sender, receiver }))).toMatchObject({ ...senderTags, 'receiver.email': 'NotAnEmail' });
    expect(tagsOf(check({ receiver }))).toHaveProperty(['receiver.firstName']);
    expect(tagsOf(check({ receiver, isForSelf: true }))).toBeNull();
  });

  test('treats a number without an area code as one of the unit’s country, and keeps one with an area code', () => {
    expect(bySms('', '612345678')).toMatchObject({ success: { receiver: { phone: { areaCode: '+33' } } } });
    expect(bySms('', '470123456', 'BE')).toMatchObject({ success: { receiver: { phone: { areaCode: '+32' } } } });
    expect(bySms('+32', '470123456')).toMatchObject({ success: { receiver: { phone: { areaCode: '+32' } } } });
    expect(tagsOf(bySms('', '612345678', 'XX'))).toHaveProperty(['receiver.phone']);
  });
});

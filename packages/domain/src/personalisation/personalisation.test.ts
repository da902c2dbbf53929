import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { privateKinds, tradeKinds } from '../customer/testing.ts';
import { MEGABYTE, uploadErrorCode } from '../file/index.ts';
import { fileOf } from '../file/testing.ts';
import { spoilt } from '../gateway/testing.ts';
import { attackTexts, plainText } from '../text/testing.ts';
import {
  EMPTY_PERSONALISATION,
  LINE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  REDEEMABLE_PLACES,
  REDEEMABLE_TEXT_MAX_CHARACTERS,
  VALIDITY_DEFAULT_MONTHS,
  VALIDITY_MAX_MONTHS,
  VALIDITY_MIN_MONTHS,
  checkChosenPhoto,
  checkPersonalisation,
  checkPhoto,
  checkRedeemablePlace,
  checkValidity,
  isTooLong,
  messageChecks,
  shorterValidities,
  mayChoosePlace,
  printedLines,
} from './index.ts';
import { RedeemablePlaceSchema } from './schema.ts';
import type { Personalisation, PersonalisationContext } from './index.ts';
import { acceptedPersonalisations } from './testing.ts';

const withTemplate: PersonalisationContext = {
  product: { hasTemplates: true, usableAt: 'both' },
  templates: [{ id: '7', images: [] }],
  buyer: 'guest',
};
const withoutTemplate: PersonalisationContext = {
  ...withTemplate,
  product: { hasTemplates: false, usableAt: 'both' },
  templates: [],
};
const check = (changes: Partial<Personalisation>, context = withTemplate) =>
  checkPersonalisation({ ...EMPTY_PERSONALISATION, ...changes }, context);
const refused = (field: string, _tag: string) => ({ failure: { [field]: { _tag } } });

const place = (text: string) => ({ type: 'freeText', text }) as const;

describe('a preview', () => {
  const [fitting, long] = ['x'.repeat(32), 'y'.repeat(33)];
  const [printed, plain] = [{ hasTemplates: true }, { hasTemplates: false }];

  test('shows each line as far as it would be printed [S1.8][S5.27][A-27]', () =>
    expect(printedLines({ message: fitting, message2: long }, printed)).toEqual([fitting, `${'y'.repeat(32)}…`]));

  test('shows no lines on a card without faces [A-27]', () =>
    expect(printedLines({ message: fitting, message2: '' }, plain)).toEqual([]));

  test('knows a text that is too long for its card [S5.27][S5.28][A-27]', () => {
    expect(isTooLong({ message: fitting, message2: fitting }, printed)).toBe(false);
    expect(isTooLong({ message: '', message2: long }, printed)).toBe(true);
    expect(isTooLong({ message: long, message2: '' }, printed)).toBe(true);
    expect(isTooLong({ message: 'z'.repeat(500), message2: '' }, plain)).toBe(false);
    expect(isTooLong({ message: 'z'.repeat(501), message2: '' }, plain)).toBe(true);
  });
});

describe('the limits', () => {
  test('are two lines of 32, a message of 500, 45 for the redeemable place [S5.27][S5.28][S5.29][S9.6][S9.7][S9.8]', () => {
    expect(LINE_MAX_CHARACTERS).toBe(32);
    expect(MESSAGE_MAX_CHARACTERS).toBe(500);
    expect(REDEEMABLE_TEXT_MAX_CHARACTERS).toBe(45);
  });

  test('of the validity are 1 to 12 months, 12 by default [S3.4][S3.39][S5.30][S5.31][S9.5]', () => {
    expect([VALIDITY_MIN_MONTHS, VALIDITY_MAX_MONTHS]).toEqual([1, 12]);
    expect(VALIDITY_DEFAULT_MONTHS).toBe(12);
    expect(EMPTY_PERSONALISATION.validMonths).toBe(12);
  });
});

describe('a personalisation', () => {
  test('that is valid is accepted, and checking it again changes nothing [S3.10]', () =>
    fc.assert(
      fc.property(acceptedPersonalisations, ({ entry, context }) => {
        const checked = Result.getOrThrow(checkPersonalisation(entry, context));
        expect(checkPersonalisation(checked, context)).toEqual(Result.succeed(checked));
        expect(checked.photoUrl).toBe(entry.photoUrl);
      }),
    ));

  test('starts without message, template and photo, for the whole store', () => {
    expect(EMPTY_PERSONALISATION).toEqual({
      message: '',
      message2: '',
      templateId: null,
      templateImageUrl: null,
      photoUrl: null,
      redeemablePlace: { type: 'wholeStore' },
      validMonths: 12,
    });
  });

  test('may be empty: the message is optional', () => {
    expect(check({})).toEqual(Result.succeed(EMPTY_PERSONALISATION));
    expect(check({}, withoutTemplate)).toEqual(Result.succeed(EMPTY_PERSONALISATION));
  });

  test('has every refusal at once, by field', () => {
    const result = check({
      message: 'x'.repeat(33),
      message2: '<b>',
      templateId: '8',
      validMonths: 13,
      redeemablePlace: { type: 'freeText', text: '' },
    });
    expect(result).toEqual(
      Result.fail({
        message: { _tag: 'TooLong', max: 32, length: 33 },
        message2: { _tag: 'AttackPattern' },
        templateId: { _tag: 'NotInList', value: '8' },
        redeemablePlace: { _tag: 'Required' },
        validMonths: { _tag: 'ValidityOutside', min: 1, max: 12 },
      }),
    );
  });
});

describe('with a template', () => {
  test('each of the two lines may have 32 code points after trimming but not 33 [S3.10][S5.27][S9.6][A-27][A-61]', () => {
    for (const field of ['message', 'message2'] as const) {
      expect(Result.isSuccess(check({ [field]: ` ${'🎂'.repeat(32)} ` }))).toBe(true);
      expect(check({ [field]: '🎂'.repeat(33) })).toMatchObject(refused(field, 'TooLong'));
    }
  });

  test('a line may not contain a line break [A-156]', () => {
    expect(check({ message: 'a\nb' })).toMatchObject(refused('message', 'ControlCharacter'));
  });

  test('the template must be one of those offered', () => {
    expect(check({ templateId: '7' })).toMatchObject({ success: { templateId: '7' } });
    for (const templates of [[], withTemplate.templates])
      expect(check({ templateId: '7' }, { ...withoutTemplate, templates })).toMatchObject(
        refused('templateId', 'NotInList'),
      );
  });
});

describe('without a template', () => {
  test('the message may have 500 code points, including line breaks, but not 501 [S5.28][S9.7][A-27][A-61]', () => {
    const message = `${'é'.repeat(249)}\n${'王'.repeat(250)}`;
    expect(check({ message }, withoutTemplate)).toMatchObject({ success: { message } });
    expect(check({ message: `${message}x` }, withoutTemplate)).toMatchObject(refused('message', 'TooLong'));
  });

  test('the second line stays empty [A-27]', () => {
    expect(check({ message2: ' ' }, withoutTemplate)).toMatchObject({ success: { message2: '' } });
    expect(check({ message2: 'x' }, withoutTemplate)).toMatchObject(refused('message2', 'TooLong'));
    expect(messageChecks({ hasTemplates: false }).message2.max).toBe(0);
  });
});

test('an attack pattern in the message is refused, "<3" is not [S5.50][A-60]', () => {
  expect(check({ message: 'I <3 you' })).toMatchObject({ success: { message: 'I <3 you' } });
  fc.assert(
    fc.property(attackTexts, (message) => {
      expect(check({ message }, withoutTemplate)).toMatchObject(refused('message', 'AttackPattern'));
    }),
  );
});

describe('the redeemable place', () => {
  test('is the whole store, all but food, or a free text [S3.3]', () => {
    expect(REDEEMABLE_PLACES).toEqual(['wholeStore', 'allExceptFood', 'freeText']);
    for (const type of ['wholeStore', 'allExceptFood'] as const) {
      expect(checkRedeemablePlace({ type })).toEqual(Result.succeed({ type }));
    }
  });

  test('may be a free text of 45 characters but not 46, which is required if it is chosen [S3.3][S5.29][S9.8][A-61]', () => {
    expect(checkRedeemablePlace(place('é'.repeat(45)))).toEqual(Result.succeed(place('é'.repeat(45))));
    expect(checkRedeemablePlace(place('é'.repeat(46)))).toEqual(Result.fail({ _tag: 'TooLong', max: 45, length: 46 }));
    expect(checkRedeemablePlace(place(''))).toEqual(Result.fail({ _tag: 'Required' }));
    expect(checkRedeemablePlace(place('  '))).toEqual(Result.fail({ _tag: 'OnlyBlanks' }));
  });

  test('is unchanged by storage [S3.3]', () =>
    fc.assert(
      fc.property(plainText(45), (text) => {
        const place = { type: 'freeText', text } as const;
        expect(Schema.decodeSync(RedeemablePlaceSchema)(Schema.encodeSync(RedeemablePlaceSchema)(place))).toEqual(
          place,
        );
      }),
    ));
});

test('a stored redeemable place is one of the three, a free text with its text [S3.3]', () => {
  const isPlace = Schema.is(RedeemablePlaceSchema);
  const places = [{ type: 'wholeStore' }, { type: 'allExceptFood' }, place('Books')];
  expect(places.filter(isPlace)).toEqual(places);
  expect([{}, { type: 'freeText' }, { type: '' }, ...places.flatMap(spoilt)].filter(isPlace)).toEqual([]);
});

describe('the validity', () => {
  test('is offered to companies below that of the product, the longest first [S5.30][A-28]', () => {
    expect([1, 2, 6, 12, 24].map((months) => shorterValidities(months))).toEqual([
      [],
      [1],
      [5, 4, 3, 2, 1],
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    ]);
  });

  test('is a whole number of months from 1 to 12, chosen by companies and salesmen [S3.4][S5.30][S9.5][A-28]', () =>
    fc.assert(
      fc.property(tradeKinds, fc.integer({ min: -5, max: 30 }), (buyer, months) => {
        expect(Result.isSuccess(checkValidity(months, buyer))).toBe(months >= 1 && months <= 12);
        expect(checkValidity(months + 0.5, buyer)).toMatchObject({ failure: { _tag: 'ValidityOutside' } });
      }),
    ));

  test('is 12 for guests and individuals, who cannot choose it [S5.31][A-28]', () =>
    fc.assert(
      fc.property(privateKinds, fc.integer({ min: 1, max: 12 }), (buyer, months) => {
        const result = checkValidity(months, buyer);
        if (months === 12) expect(result).toEqual(Result.succeed(12));
        else expect(result).toEqual(Result.fail({ _tag: 'ValidityNotOffered', months: 12 }));
      }),
    ));
});

describe('the photo', () => {
  test('is PNG or JPEG, with any of their extensions [S3.11][S5.33][A-62]', () => {
    expect(checkPhoto(fileOf('png'))).toEqual(Result.succeed('png'));
    for (const name of ['a.jpg', 'a.jpeg', 'a.JPG']) {
      expect(checkPhoto(fileOf('jpeg', 1000, name))).toEqual(Result.succeed('jpeg'));
    }
  });

  test('may have 4.5 MB but not a byte more, which is too big, code 1 [S5.34][S3.145][A-62]', () => {
    expect(checkPhoto(fileOf('png', 4.5 * MEGABYTE))).toEqual(Result.succeed('png'));
    const refusal = Result.getOrThrow(Result.flip(checkPhoto(fileOf('png', 4.5 * MEGABYTE + 1))));
    expect(refusal._tag).toBe('FileTooBig');
    expect(uploadErrorCode(refusal)).toBe(1);
  });

  test.each([fileOf('pdf'), { ...fileOf('pdf'), name: 'photo.png' }, { ...fileOf('png'), name: 'photo.gif' }])(
    'of another type is unsupported, code 2: $name [S5.35][S3.146][A-62]',
    (file) => {
      const refusal = Result.getOrThrow(Result.flip(checkPhoto(file)));
      expect(refusal._tag).toBe('UnsupportedFileType');
      expect(uploadErrorCode(refusal)).toBe(2);
    },
  );
});

const heic = (size = 1000) => ({
  name: 'IMG_1.HEIC',
  size,
  head: new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1'),
});

describe('a photo as it is chosen', () => {
  test('may have 50 MB, for it is scaled before it is sent, but not a byte more [S5.34]', () => {
    expect(checkChosenPhoto(fileOf('jpeg', 50 * MEGABYTE))).toEqual(Result.succeed('jpeg'));
    for (const file of [fileOf('png', 50 * MEGABYTE + 1), heic(50 * MEGABYTE + 1)])
      expect(checkChosenPhoto(file)).toMatchObject({ failure: { _tag: 'FileTooBig', statedMegabytes: 50 } });
  });

  test('may be HEIC by content, whatever it is called, which the browser may be able to read', () => {
    expect(checkChosenPhoto(heic())).toEqual(Result.succeed('heic'));
    expect(checkChosenPhoto({ ...heic(), name: 'a.jpg' })).toEqual(Result.succeed('heic'));
    expect(checkPhoto(heic())).toMatchObject({ failure: { _tag: 'UnsupportedFileType' } });
  });

  test('of any other type is unsupported [S5.35]', () => {
    for (const file of [fileOf('pdf'), { ...fileOf('png'), name: 'photo.heic' }])
      expect(checkChosenPhoto(file)).toMatchObject({ failure: { _tag: 'UnsupportedFileType' } });
  });
});

const choosing = (usableAt: 'online' | 'store' | 'both') =>
  CUSTOMER_KINDS.filter((kind) => mayChoosePlace({ usableAt }, kind));

test('the place is chosen by members, companies and salesmen, for cards that are used in a store [S2.66][A-29][A-159]', () => {
  expect(choosing('store')).toEqual(['individual', 'business', 'salesman']);
  expect(choosing('both')).toEqual(choosing('store'));
  expect(choosing('online')).toEqual([]);
  const place = { redeemablePlace: { type: 'allExceptFood' } } as const;
  expect(check(place)).toEqual(Result.fail({ redeemablePlace: { _tag: 'NotOffered' } }));
  expect(check(place, { ...withTemplate, buyer: 'individual' })).toMatchObject({ success: place });
});

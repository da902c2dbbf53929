/** Random personalisations with the context in which they are valid. */
import * as fc from 'fast-check';
import { USABLE_AT } from '../catalogue/index.ts';
import type { Template } from '../catalogue/index.ts';
import { customerKinds } from '../customer/testing.ts';
import { isTrade } from '../customer/index.ts';
import { plainText } from '../text/testing.ts';
import { mayChoosePlace } from './choice.ts';
import type { PersonalisationContext } from './choice.ts';
import {
  LINE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  REDEEMABLE_TEXT_MAX_CHARACTERS,
  VALIDITY_DEFAULT_MONTHS,
  WHOLE_STORE,
} from './personalisation.ts';
import type { Personalisation, RedeemablePlace } from './personalisation.ts';

const templates: readonly Template[] = [
  { id: '1', images: [] },
  { id: '2', images: [] },
];

const places: fc.Arbitrary<RedeemablePlace> = fc.oneof(
  fc.constantFrom<RedeemablePlace>({ type: 'wholeStore' }, { type: 'allExceptFood' }),
  plainText(REDEEMABLE_TEXT_MAX_CHARACTERS - 1).map((text) => ({ type: 'freeText', text: `x${text}` }) as const),
);

const contexts: fc.Arbitrary<PersonalisationContext> = fc.record({
  product: fc.record({ hasTemplates: fc.boolean(), usableAt: fc.constantFrom(...USABLE_AT) }),
  templates: fc.constant(templates),
  buyer: customerKinds,
});

const entryIn = ({ product, buyer }: PersonalisationContext): fc.Arbitrary<Personalisation> =>
  fc.record({
    message: plainText(product.hasTemplates ? LINE_MAX_CHARACTERS : MESSAGE_MAX_CHARACTERS),
    message2: product.hasTemplates ? plainText(LINE_MAX_CHARACTERS) : fc.constant(''),
    templateId: product.hasTemplates ? fc.constantFrom(null, '1', '2') : fc.constant(null),
    templateImageUrl: fc.constant(null),
    photoUrl: fc.constantFrom(null, 'https://files.example/p.png'),
    redeemablePlace: mayChoosePlace(product, buyer) ? places : fc.constant(WHOLE_STORE),
    validMonths: isTrade(buyer) ? fc.integer({ min: 1, max: 12 }) : fc.constant(VALIDITY_DEFAULT_MONTHS),
  });

/** An entry and the context that accepts it. */
export const acceptedPersonalisations: fc.Arbitrary<{
  readonly entry: Personalisation;
  readonly context: PersonalisationContext;
}> = contexts.chain((context) => entryIn(context).map((entry) => ({ entry, context })));
